import type { Locale } from '@sira/contract/locales'
import { z } from 'zod'

const text = z.string().min(1)

/** A text in each language of the site. */
export const inAllLanguages = z.strictObject({
  fr: text,
  en: text,
  ar: text,
} satisfies Record<Locale, typeof text>)

/** A text in French, and in the other languages of the site where it has been translated. */
export type Localised = Pick<z.infer<typeof inAllLanguages>, 'fr'> &
  Partial<z.infer<typeof inAllLanguages>>
