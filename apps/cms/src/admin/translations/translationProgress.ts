import { type Locale, otherLocales } from '@sira/contract/locales'
import type { Payload, TypedUser, Where } from 'payload'
import { type TranslatedType, toDoIn, translatedTypes } from './translatedTypes.ts'

export interface LanguageProgress {
  language: Locale
  name: string
  /** Of all records, rounded down: a hundred means that there is nothing to do. */
  percent: number
  /** Types in which something is to be done, with how much. */
  toDo: { type: TranslatedType; count: number }[]
}

/** How far the content is translated, as far as this person may see it. */
export async function translationProgress(
  payload: Payload,
  user: TypedUser,
): Promise<LanguageProgress[]> {
  const types = translatedTypes(payload)
  const count = (type: TranslatedType, where: Where) => countLatest(payload, user, type, where)
  const totals = await Promise.all(types.map((type) => count(type, {})))
  const total = totals.reduce((sum, one) => sum + one, 0)
  return Promise.all(
    otherLocales.map(async ({ code: language, name }) => {
      const counts = await Promise.all(
        types.map(async (type) => ({ type, count: await count(type, toDoIn(language)) })),
      )
      const toDo = counts.filter((one) => one.count > 0)
      const waiting = toDo.reduce((sum, one) => sum + one.count, 0)
      const percent = total === 0 ? 100 : Math.floor(((total - waiting) / total) * 100)
      return { language, name, percent, toDo }
    }),
  )
}

/** Among what was saved last, drafts included: it is what a translator works on. */
async function countLatest(
  payload: Payload,
  user: TypedUser,
  { slug, drafted }: TranslatedType,
  where: Where,
): Promise<number> {
  const asked = { collection: slug, overrideAccess: false, user, where } as const
  if (!drafted) return (await payload.count(asked)).totalDocs
  const { totalDocs } = await payload.find({
    ...asked,
    draft: true,
    depth: 0,
    limit: 1,
    select: {},
  })
  return totalDocs
}
