import type { defaultLocale, Locale } from '@sira/contract/locales'
import { defaultSettings } from '@sira/contract/records/settings'
import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'

const { counters, skills, testimonials } = defaultSettings
const text = z.string().min(1)

/** What the default settings say in French: a text for each figure, in the same order. */
const words = z.strictObject({
  address: text,
  counters: z.array(text).length(counters.length),
  skills: z.array(text).length(skills.length),
  testimonials: z.array(z.strictObject({ quote: text, role: text })).length(testimonials.length),
})

const translations = z.strictObject({ en: words, ar: words } satisfies Record<
  Exclude<Locale, typeof defaultLocale>,
  typeof words
>)

export const demoSettings = () => jsonFile('settings.json', translations)
