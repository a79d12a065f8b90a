import { type Locale, otherLocales } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { TranslatedType } from './translatedTypes.ts'
import { type TranslationCounts, translationCounts } from './translationCounts.ts'

export interface LanguageProgress {
  language: Locale
  name: string
  /** Of all records, rounded down: a hundred means that there is nothing to do. */
  percent: number
  /** Types in which something is to be done, with how much. */
  toDo: { type: TranslatedType; count: number }[]
}

/** How far the content is translated. */
export async function translationProgress(payload: Payload): Promise<LanguageProgress[]> {
  const counts = await translationCounts(payload)
  const total = sumOf(counts.map((one) => one.total))
  return otherLocales.map(({ code: language, name }) => {
    const toDo = counts.flatMap((one) => toDoOf(one, language))
    const waiting = sumOf(toDo.map(({ count }) => count))
    const percent = total === 0 ? 100 : Math.floor(((total - waiting) / total) * 100)
    return { language, name, percent, toDo }
  })
}

function toDoOf({ type, toDo }: TranslationCounts, language: Locale): LanguageProgress['toDo'] {
  const count = toDo.get(language) ?? 0
  return count === 0 ? [] : [{ type, count }]
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
