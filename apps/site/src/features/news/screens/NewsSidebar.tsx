import { Picture } from '../../../components/pictures/Picture.tsx'
import { ShareLinks } from '../../../components/share/ShareLinks.tsx'
import { storedDay } from '../../../format/dates.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Article, NamedRecord } from '../article.ts'
import type { CategoryWithCount } from '../categoriesWithCounts.ts'

/** A single category leaves nothing to choose; counts have two digits (product 9). */
const fewestCategories = 2
const countDigits = 2

export interface NewsSidebarProps {
  words: Dictionary
  light: boolean
  categories: readonly CategoryWithCount[]
  tags: readonly NamedRecord[]
  recent: readonly Article[]
  /** Full address of the page, and its title, to share it. */
  address: string
  title: string
}

/** Categories, tags, recent articles and share links beside the news (product 2.14). */
export function NewsSidebar(props: NewsSidebarProps) {
  const { words, light, categories, tags, recent, address, title } = props
  const { news } = words
  return (
    <aside className="no-print flex flex-col gap-10">
      {categories.length >= fewestCategories && (
        <section>
          <h2 className="text-xl">{news.categories}</h2>
          <ul className="mt-2">
            {categories.map(({ id, nom, count }) => (
              <li key={id} className="border-b border-trait">
                <a
                  href={`${words.routes.news}?categorie=${id}`}
                  className="tap w-full justify-between hover:underline"
                >
                  {nom}
                  <span className="figure text-laterite">
                    {String(count).padStart(countDigits, '0')}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section>
          <h2 className="text-xl">{news.tags}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag.id}>
                <TagLink {...tag} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {recent.length > 0 && (
        <section>
          <h2 className="text-xl">{news.recent}</h2>
          <ul className="mt-3 flex flex-col gap-4">
            {recent.map((item) => (
              <RecentItem key={item.id} item={item} words={words} light={light} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="text-xl">{words.sharing.title}</h2>
        <ShareLinks address={address} title={title} words={words} />
      </section>
    </aside>
  )
}

export function TagLink({ id, nom, words }: NamedRecord & { words: Dictionary }) {
  return (
    <a
      href={`${words.routes.news}?tag=${id}`}
      className="tap rounded-full border border-trait bg-blanc px-4 text-[0.95rem] hover:border-laterite"
    >
      {nom}
    </a>
  )
}

interface RecentItemProps extends Pick<NewsSidebarProps, 'words' | 'light'> {
  item: Article
}

function RecentItem({ item, words, light }: RecentItemProps) {
  return (
    <li className="relative flex gap-3.5">
      <div className="h-16 w-[min(5.5rem,26vw)] shrink-0 overflow-hidden rounded-xl bg-lin">
        <Picture
          media={item.image}
          seed={item.slug}
          width={176}
          height={128}
          sizes="88px"
          light={light}
        />
      </div>
      <div className="min-w-0 leading-snug wrap-anywhere">
        <a
          href={words.routes.article(item.slug)}
          className="card-link font-semibold hover:underline"
          {...writtenIn(item.locale, words.locale)}
        >
          {item.titre}
        </a>
        {item.publishedAt && (
          <time dateTime={item.publishedAt} className="mt-0.5 block text-[0.88rem] text-pierre">
            {storedDay(item.publishedAt)}
          </time>
        )}
      </div>
    </li>
  )
}
