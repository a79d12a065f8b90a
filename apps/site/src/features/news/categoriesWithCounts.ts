import type { Locale } from '@sira/contract/locales'
import { countedCategorySchema } from '@sira/contract/records/article'
import { entityOf } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../transport/door/rememberedQuestion.ts'
import { recordsIn } from '../../transport/records.ts'
import type { NamedRecord } from './article.ts'

export interface CategoryWithCount extends NamedRecord {
  /** The number of its published articles. */
  count: number
}

const categoryEntity = entityOf(countedCategorySchema)

const ask = rememberedQuestion<CategoryWithCount[]>()

/** The categories, a hundred at most, with the number of their articles (product 2.14). */
export function categoriesWithCounts(
  backOffice: BackOffice,
  locale: Locale,
): Promise<Answer<CategoryWithCount[]>> {
  return ask(backOffice, {
    path: contractQuery('categories', {
      'populate[blogs][count]': 'true',
      'pagination[pageSize]': pageSize.largest,
      locale,
    }),
    failure: 'Error in categories fetching',
    parse: (body) =>
      recordsIn(body, categoryEntity, backOffice).map(({ id, attributes }) => ({
        id,
        nom: attributes.nom,
        count: attributes.blogs.data.attributes.count,
      })),
  })
}
