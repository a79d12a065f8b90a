import type { RecordType } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import type * as z from 'zod'
import type { Answer } from './answer.ts'
import type { BackOffice } from './door/contractClient.ts'
import { contractQuery } from './door/contractQuery.ts'
import { ask } from './question.ts'
import { recordsIn } from './records.ts'

interface FewQuestion<Item> {
  type: RecordType
  locale: Locale
  /** The most records. */
  most: number
  /** Sort, filters and relations of the contract. */
  query: Readonly<Record<string, string | number>>
  entity: z.ZodType<Item>
  failure: string
}

/** Reads the first few records of a list, for a block beside other content. */
export function fewRecords<Item>(
  backOffice: BackOffice,
  { type, locale, most, query, entity, failure }: FewQuestion<Item>,
): Promise<Answer<Item[]>> {
  return ask(backOffice, {
    path: contractQuery(type, {
      ...query,
      'pagination[start]': 0,
      'pagination[limit]': most,
      locale,
    }),
    failure,
    parse: (body) => recordsIn(body, entity, backOffice),
  })
}
