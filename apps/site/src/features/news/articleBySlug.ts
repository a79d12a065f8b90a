import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { recordBySlug } from '../../transport/recordBySlug.ts'
import { type NewsItem, newsEntity, newsItem } from './article.ts'

/** The published article of this slug (spec 2.8), or `null` when there is none. */
export function articleBySlug(
  backOffice: BackOffice,
  locale: Locale,
  slug: string,
): Promise<Answer<NewsItem | null>> {
  return recordBySlug(backOffice, {
    type: 'blogs',
    slug,
    locale,
    entity: newsEntity,
    item: newsItem,
    failure: 'Error in blog fetching',
  })
}
