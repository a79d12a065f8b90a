import { PageBanner } from '../../../components/PageBanner.tsx'
import { Pagination } from '../../../components/Pagination.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { Article } from '../article.ts'
import { NewsCard } from './NewsCard.tsx'
import { NewsSidebar, type NewsSidebarProps } from './NewsSidebar.tsx'

interface NewsListProps extends Omit<NewsSidebarProps, 'words' | 'light' | 'title'> {
  news: ListPage<Article>
  words: Dictionary
  light: boolean
  /** Name of the category or tag that the list is narrowed to. */
  selection?: string | undefined
  /** Address of another page of the same list. */
  pageAddress: (page: number) => string
}

export function newsTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.news.breadcrumb })
}

/** The news listing (product 2.7). */
export function NewsList(props: NewsListProps) {
  const { news, words, light, selection, pageAddress, ...sidebar } = props
  return (
    <>
      <PageBanner title={words.news.title} trailLabel={words.breadcrumb} trail={newsTrail(words)}>
        {selection && (
          <p className="mt-3 flex flex-wrap items-center gap-x-5">
            <strong>{words.news.filteredBy(selection)}</strong>
            <a href={words.routes.news} className="link tap">
              {words.news.allNews}
            </a>
          </p>
        )}
      </PageBanner>
      <div className="page grid gap-x-12 gap-y-14 py-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          {news.items.length === 0 && (
            <p className="text-pierre">{selection ? words.news.emptyFilter : words.news.empty}</p>
          )}
          <div className="grid gap-6 max-sm:gap-0 sm:grid-cols-2">
            {news.items.map((item, index) => (
              <NewsCard key={item.id} item={item} eager={index === 0} words={words} light={light} />
            ))}
          </div>
          <Pagination
            page={news.page}
            pageCount={news.pageCount}
            words={words}
            address={pageAddress}
          />
        </div>
        <NewsSidebar words={words} light={light} title={words.news.title} {...sidebar} />
      </div>
    </>
  )
}
