import type { Locale } from '@sira/contract/locales'
import type { Answer } from './answer.ts'
import type { BackOffice } from './contractClient.ts'
import { contractQuery } from './contractQuery.ts'
import { type NewsItem, newsEntity, newsItem } from './newsItem.ts'
import { ask } from './question.ts'
import { recordsIn } from './records.ts'

/** The published article of this slug (spec 2.8), or `null` when there is none. */
export function articleBySlug(
  backOffice: BackOffice,
  locale: Locale,
  slug: string,
): Promise<Answer<NewsItem | null>> {
  return ask(backOffice, {
    path: contractQuery('blogs', { 'filters[slug][$eq]': slug, populate: '*', locale }),
    failure: 'Error in blog fetching',
    parse(body) {
      const [article] = recordsIn(body, newsEntity, backOffice)
      return article === undefined ? null : newsItem(article)
    },
  })
}
