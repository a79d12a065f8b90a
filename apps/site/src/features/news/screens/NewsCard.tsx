import { cardSizes, Picture } from '../../../components/pictures/Picture.tsx'
import { runningText } from '../../../content/plainText.ts'
import { cutText } from '../../../format/cutText.ts'
import { storedDay } from '../../../format/dates.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Article } from '../article.ts'
import { cardLengths } from '../cardLengths.ts'
import '../../../styles/records.css'

interface NewsCardProps {
  item: Article
  eager: boolean
  words: Dictionary
  light: boolean
}

/** Title cut to 40, first 10 characters of the date, excerpt cut to 120 (product 2.7). */
export function NewsCard({ item, eager, words, light }: NewsCardProps) {
  return (
    <article className="card card-row">
      <div className="card-picture aspect-16/9 overflow-hidden bg-lin">
        <Picture
          media={item.image}
          seed={item.slug}
          width={400}
          height={225}
          sizes={cardSizes}
          eager={eager}
          light={light}
        />
      </div>
      <div className="flex flex-1 flex-col sm:p-5">
        {item.publishedAt && (
          <time
            dateTime={item.publishedAt}
            className="text-[0.92rem] font-semibold text-pierre tabular-nums"
          >
            {storedDay(item.publishedAt)}
          </time>
        )}
        <h2 className="text-[1.2rem] sm:mt-1.5">
          <a
            href={words.routes.article(item.slug)}
            {...writtenIn(item.locale, words.locale)}
            className="card-link"
          >
            {cutText(item.titre, cardLengths.title)}
          </a>
        </h2>
        <p className="text-base text-pierre sm:mt-2" {...writtenIn(item.locale, words.locale)}>
          {cutText(item.extrait || runningText(item.contenu), cardLengths.excerpt)}
        </p>
      </div>
    </article>
  )
}
