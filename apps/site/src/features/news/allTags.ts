import type { Locale } from '@sira/contract/locales'
import { tagSchema } from '@sira/contract/records/article'
import { entityOf } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../transport/door/rememberedQuestion.ts'
import { recordsIn } from '../../transport/records.ts'
import type { NamedRecord } from './article.ts'

const tagEntity = entityOf(tagSchema)
const ask = rememberedQuestion<NamedRecord[]>()

/** The tags, a hundred at most, for the tag cloud (product 2.14). */
export function allTags(backOffice: BackOffice, locale: Locale): Promise<Answer<NamedRecord[]>> {
  return ask(backOffice, {
    path: contractQuery('tags', { 'pagination[pageSize]': pageSize.largest, locale }),
    failure: 'Error in tags fetching',
    parse: (body) =>
      recordsIn(body, tagEntity, backOffice).map(({ id, attributes }) => ({
        id,
        nom: attributes.nom,
      })),
  })
}
