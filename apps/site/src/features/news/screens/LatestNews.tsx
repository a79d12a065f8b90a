import { Picture } from '../../../components/pictures/Picture.tsx'
import { runningText } from '../../../content/plainText.ts'
import { cutText } from '../../../format/cutText.ts'
import { dayAndShortMonth } from '../../../format/dates.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Article } from '../article.ts'
import { cardLengths } from '../cardLengths.ts'

interface LatestNewsProps {
  words: Dictionary
  news: readonly Article[]
  light: boolean
}

/** The three most recent news (product 2.3). */
export function LatestNews({ words, news, light }: LatestNewsProps) {
  return (
    <section className="section">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-6">
          <h2>{words.news.latest}</h2>
          <a href={words.routes.news} className="link tap">
            {words.news.all}
          </a>
        </div>
        {news.length === 0 ? (
          <p className="mt-6 text-pierre">{words.news.toCome}</p>
        ) : (
          <div className="slider mt-5 sm:auto-cols-[44%] lg:auto-cols-fr">
            {news.map((item) => (
              <HomeNewsCard key={item.id} item={item} words={words} light={light} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

interface HomeNewsCardProps extends Pick<LatestNewsProps, 'words' | 'light'> {
  item: Article
}

function HomeNewsCard({ item, words, light }: HomeNewsCardProps) {
  const date = item.publishedAt ? dayAndShortMonth(item.publishedAt, words.locale) : null
  return (
    <article className="card">
      <div className="aspect-16/9 overflow-hidden bg-lin">
        <Picture
          media={item.image}
          seed={item.slug}
          width={400}
          height={225}
          sizes="(min-width: 64rem) 390px, (min-width: 40rem) 44vw, 87vw"
          light={light}
        />
      </div>
      <div className="gap-4 p-5 sm:flex">
        {date && item.publishedAt && (
          <time
            dateTime={item.publishedAt}
            className="figure shrink-0 pt-0.5 text-center text-[1.9rem] text-laterite"
          >
            {date.day}{' '}
            <span className="pt-1 font-texte text-[0.9rem] font-semibold text-pierre sm:block">
              {date.month}
            </span>
          </time>
        )}
        <div className="min-w-0">
          <h3>
            <a
              href={words.routes.article(item.slug)}
              {...writtenIn(item.locale, words.locale)}
              className="card-link"
            >
              {item.titre}
            </a>
          </h3>
          <p className="mt-2 text-base text-pierre" {...writtenIn(item.locale, words.locale)}>
            {cutText(item.extrait || runningText(item.contenu), cardLengths.excerpt)}
          </p>
        </div>
      </div>
    </article>
  )
}
