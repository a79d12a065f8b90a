import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { recordBySlug } from '../../transport/recordBySlug.ts'
import { type Article, articleEntity } from './article.ts'

/** The published article of this slug (product 2.8), or `null` when there is none. */
export function articleBySlug(
  backOffice: BackOffice,
  locale: Locale,
  slug: string,
): Promise<Answer<Article | null>> {
  return recordBySlug(backOffice, {
    type: 'blogs',
    slug,
    locale,
    entity: articleEntity,
    failure: 'Error in blog fetching',
  })
}
