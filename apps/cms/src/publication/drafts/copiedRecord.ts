import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import type { FieldHook } from 'payload'
import { slugOf } from '../addresses/slugOf.ts'

/** The suffix of the title of a copy, in the language of the title. */
const copyWords: Readonly<Record<Locale, string>> = {
  fr: '(copie)',
  en: '(copy)',
  ar: '(نسخة)',
}

/** Marks the title of a copy. Payload calls this for each language without naming it. */
export const copiedTitle: FieldHook = ({ value, field, siblingDocWithLocales }) => {
  if (typeof value !== 'string' || value.trim() === '') return value
  const titles = titlesOf(siblingDocWithLocales, field.name)
  const language = locales.find(({ code }) => titles[code] === value)
  return `${value} ${copyWords[language?.code ?? defaultLocale]}`
}

/** The slug that its French title gives a copy; `slugFromTitle` then finds a free one. */
export function copiedSlug(titleField: string): FieldHook {
  return ({ value, siblingDocWithLocales }) => {
    const { fr } = titlesOf(siblingDocWithLocales, titleField)
    return fr ? slugOf(`${fr} ${copyWords.fr}`) : value
  }
}

/** A copy has not been published yet. */
export const notPublished: FieldHook = () => null

function titlesOf(
  record: Record<string, unknown> | undefined,
  field: string | undefined,
): Partial<Record<Locale, string>> {
  const titles = field === undefined ? undefined : record?.[field]
  return typeof titles === 'object' && titles !== null ? titles : {}
}
