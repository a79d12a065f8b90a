import { type Locale, otherLocales } from '@sira/contract/locales'
import type { Payload, TypedUser } from 'payload'
import { type TranslatedType, translatedTypes, withoutTitle } from './translatedLocales.ts'

export interface LanguageState {
  language: Locale
  name: string
  /** Of all records, rounded down: a hundred means that nothing is missing. */
  percent: number
  /** Types in which something is missing, with how much. */
  missing: { type: TranslatedType; count: number }[]
}

/** How far the content is translated, as far as this person may see it. */
export async function translationState(
  payload: Payload,
  user: TypedUser,
): Promise<LanguageState[]> {
  const types = translatedTypes(payload)
  const asked = { overrideAccess: false, user } as const
  const totals = await Promise.all(
    types.map(async ({ slug }) => (await payload.count({ ...asked, collection: slug })).totalDocs),
  )
  const total = totals.reduce((sum, count) => sum + count, 0)
  return Promise.all(
    otherLocales.map(async ({ code: language, name }) => {
      const counts = await Promise.all(
        types.map(async (type) => {
          const where = withoutTitle(type.title)
          const { totalDocs } = await payload.count({
            ...asked,
            collection: type.slug,
            locale: language,
            where,
          })
          return { type, count: totalDocs }
        }),
      )
      const missing = counts.filter(({ count }) => count > 0)
      const absent = missing.reduce((sum, { count }) => sum + count, 0)
      const percent = total === 0 ? 100 : Math.floor(((total - absent) / total) * 100)
      return { language, name, percent, missing }
    }),
  )
}
