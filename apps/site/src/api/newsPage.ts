import type { Locale } from '@sira/contract/locales'
import type { Answer } from './answer.ts'
import type { BackOffice } from './contractClient.ts'
import { contractQuery } from './contractQuery.ts'
import { type NewsItem, newsEntity, newsItem } from './newsItem.ts'
import { ask } from './question.ts'
import { paginationIn, recordsIn } from './records.ts'

export interface NewsPage {
  items: NewsItem[]
  page: number
  pageCount: number
  total: number
}

/** Three rows of three cards. */
const newsPageSize = 9

/** One page of all articles, newest first (spec 2.7); pages count from 1. */
export function newsPage(
  backOffice: BackOffice,
  locale: Locale,
  page: number,
): Promise<Answer<NewsPage>> {
  return ask(backOffice, {
    path: contractQuery('blogs', {
      'pagination[page]': page,
      'pagination[pageSize]': newsPageSize,
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
