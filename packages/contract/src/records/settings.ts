import { z } from 'zod'
import { defaultPrivacy } from '../legal/privacy.ts'
import { defaultTerms } from '../legal/terms.ts'
import { merged } from '../merged.ts'
import { company } from './settings/company.ts'
import { display } from './settings/display.ts'
import { figures } from './settings/figures.ts'
import { logos } from './settings/logos.ts'
import { text } from './settings/settingFields.ts'

/**
 * The attributes of the single type `/api/settings`: the company's own facts, which product 1 and 9
 * leave to the settings. Each has a default: that of product 9, or of this company.
 */
export const settingsSchema = z.object(
  merged(company, logos, figures, display, {
    /** Terms of use and privacy policy, in Markdown. */
    termsText: text(defaultTerms),
    privacyText: text(defaultPrivacy),
  }),
)

export type Settings = z.infer<typeof settingsSchema>
export type Counter = Settings['counters'][number]
export type Skill = Settings['skills'][number]

/** Every field has a default. */
export const defaultSettings: Settings = settingsSchema.parse({})
