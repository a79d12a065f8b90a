import type { RecordType } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import type * as z from 'zod'
import type { Answer } from './answer.ts'
import type { BackOffice } from './door/contractClient.ts'
import { contractQuery } from './door/contractQuery.ts'
import { ask } from './question.ts'
import { recordsIn } from './records.ts'

interface SlugQuestion<Item> {
  type: RecordType
  slug: string
  locale: Locale
  /** The relations and fields to read; default: all fields and the first level of relations. */
  brings?: Readonly<Record<string, string>>
  entity: z.ZodType<Item>
  failure: string
}

/** The published record of this slug, or `null`: a shared deep link loads it alone. */
export function recordBySlug<Item>(
  backOffice: BackOffice,
  { type, slug, locale, brings, entity, failure }: SlugQuestion<Item>,
): Promise<Answer<Item | null>> {
  return ask(backOffice, {
    path: contractQuery(type, {
      'filters[slug][$eq]': slug,
      ...(brings ?? { populate: '*' }),
      locale,
    }),
    failure,
    parse(body) {
      const [record = null] = recordsIn(body, entity, backOffice)
      return record
    },
  })
}
