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
  /** Fields and relations that there is something to choose of. */
  fields: readonly string[]
  relations: readonly string[]
  /** Which records are worth finding, and in which order. */
  query: Narrowing
  entity: z.ZodType<{ attributes: Attributes }>
  choices: (records: readonly Attributes[]) => Choices
  failure: string
}

/**
 * What the records of a list can be chosen by: nothing that would find none. From the first hundred,
 * in one question that all pages of the list share.
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
    // The path has the day in it, which only narrows what can be chosen.
    rememberedAs: locale,
    failure,
    parse: (body, backOffice) =>
      choices(recordsIn(body, entity, backOffice).map(({ attributes }) => attributes)),
  }
}
