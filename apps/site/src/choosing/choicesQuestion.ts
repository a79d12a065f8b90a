import type { RecordType } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import { pageSize } from '@sira/contract/wire/pageSize'
import type * as z from 'zod'
import { contractQuery } from '../transport/door/contractQuery.ts'
import type { RememberedQuestion } from '../transport/door/rememberedQuestion.ts'
import { recordsIn } from '../transport/records.ts'
import type { Narrowing } from './narrowing.ts'

interface ChoicesOf<Attributes, Choices> {
  type: RecordType
  locale: Locale
  /** The fields and relations that offer choices. */
  fields: readonly string[]
  relations: readonly string[]
  /** The filters and the order of the records. */
  query: Narrowing
  entity: z.ZodType<{ attributes: Attributes }>
  choices: (records: readonly Attributes[]) => Choices
  failure: string
}

/**
 * Asks for the choices of a list, only values with at least one record. It reads the first hundred
 * records, in one question that all pages of the list share.
 */
export function choicesQuestion<Attributes, Choices>(
  asked: ChoicesOf<Attributes, Choices>,
): RememberedQuestion<Choices> {
  const { type, locale, fields, relations, query, entity, choices, failure } = asked
  return {
    path: contractQuery(type, {
      ...Object.fromEntries(fields.map((name, index) => [`fields[${index}]`, name])),
      ...Object.fromEntries(relations.map((name) => [`populate[${name}][fields][0]`, 'nom'])),
      ...query,
      'pagination[pageSize]': pageSize.largest,
      locale,
    }),
    // The path contains the day, which only filters the choices.
    rememberedAs: locale,
    failure,
    parse: (body, backOffice) =>
      choices(recordsIn(body, entity, backOffice).map(({ attributes }) => attributes)),
  }
}
