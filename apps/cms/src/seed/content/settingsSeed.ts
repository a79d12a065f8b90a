import type { Locale } from '@sira/contract/locales'
import { defaultSettings } from '@sira/contract/records/settings'
import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'

const { counters, skills, testimonials } = defaultSettings
const text = z.string().min(1)

/** The French texts of the default settings: one for each figure, in the same order. */
const words = z.strictObject({
  address: text,
  figuresSource: text,
  counters: z.array(text).length(counters.length),
  skills: z.array(text).length(skills.length),
  testimonials: z.array(z.strictObject({ quote: text, role: text })).length(testimonials.length),
})

/** The settings of the demo besides the defaults. */
const besides = z.strictObject({
  figuresSource: text,
  partners: z.array(text),
  videoUrl: z.url(),
  facebook: z.url(),
  linkedin: z.url(),
  x: z.url(),
  instagram: z.url(),
})

const translations = z.strictObject({ fr: besides, en: words, ar: words } satisfies Record<
  Locale,
  z.ZodType
>)

export const demoSettings = () => jsonFile('settings.json', translations)
