import type { RecordType } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import type * as z from 'zod'
import type { Answer } from './answer.ts'
import type { BackOffice } from './door/contractClient.ts'
import { contractQuery } from './door/contractQuery.ts'
import { ask } from './question.ts'
import { paginationIn, recordsIn } from './records.ts'

/** Records on one page of a list (product 9). */
export const recordsPerPage = 12

/** One page of a list of the site; pages count from 1. */
export interface ListPage<Item> {
  items: Item[]
  page: number
  pageCount: number
  total: number
}

interface ListQuestion<Item> {
  type: RecordType
  locale: Locale
  page: number
  /** The sort and the filters of the contract. */
  query?: Readonly<Record<string, string | number>>
  entity: z.ZodType<Item>
  failure: string
}

/**
 * Reads one page of a list: 12 records with the first level of their relations (contract, "Query").
 */
export function listPage<Item>(
  backOffice: BackOffice,
  { type, locale, page, query = {}, entity, failure }: ListQuestion<Item>,
): Promise<Answer<ListPage<Item>>> {
  return ask(backOffice, {
    path: contractQuery(type, {
      'pagination[page]': page,
      'pagination[pageSize]': recordsPerPage,
      ...query,
      populate: '*',
      locale,
    }),
    failure,
    parse: (body) => ({
      items: recordsIn(body, entity, backOffice),
      ...paginationIn(body),
    }),
  })
}
