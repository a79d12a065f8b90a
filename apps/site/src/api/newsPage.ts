import { limits } from '@sira/contract/limits'
import type { Locale } from '@sira/contract/locales'
import type { Answer } from './answer.ts'
import type { BackOffice } from './contractClient.ts'
import { contractQuery } from './contractQuery.ts'
import { type NewsItem, newsEntity, newsItem } from './newsItem.ts'
import type { NewsSelection } from './newsSelection.ts'
import { ask } from './question.ts'
import { paginationIn, recordsIn } from './records.ts'

export interface NewsPage {
  items: NewsItem[]
  page: number
  pageCount: number
  total: number
}

const filters = {
  categorie: 'filters[category][id][$eq]',
  tag: 'filters[tags][id][$eq]',
} as const

/** One page of the articles, of all or of a selection, newest first (spec 2.7); pages count from 1. */
export function newsPage(
  backOffice: BackOffice,
  locale: Locale,
  page: number,
  selection?: NewsSelection,
): Promise<Answer<NewsPage>> {
  return ask(backOffice, {
    path: contractQuery('blogs', {
      'pagination[page]': page,
      'pagination[pageSize]': limits.listPage,
      ...(selection ? { [filters[selection.by]]: selection.id } : {}),
      sort: 'publishedAt:desc',
      populate: '*',
      locale,
    }),
    failure: 'Error in blogs fetching',
    parse: (body) => ({
      items: recordsIn(body, newsEntity, backOffice).map(newsItem),
      ...paginationIn(body),
    }),
  })
}
