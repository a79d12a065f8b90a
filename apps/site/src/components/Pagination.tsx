import type { Dictionary } from '../i18n/fr.ts'

interface PaginationProps {
  page: number
  pageCount: number
  words: Dictionary
  address: (page: number) => string
}

/** Links to the previous and next pages; null for a single page. */
export function Pagination({ page, pageCount, words, address }: PaginationProps) {
  if (pageCount <= 1) return null
  const { news } = words
  return (
    <nav aria-label={news.pages} className="mt-10 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a href={address(page - 1)} rel="prev" className="button button-secondary">
          {news.previous}
        </a>
      )}
      <span className="tabular-nums text-pierre">{news.pageOf(page, pageCount)}</span>
      {page < pageCount && (
        <a href={address(page + 1)} rel="next" className="button button-secondary">
          {news.next}
        </a>
      )}
    </nav>
  )
}
