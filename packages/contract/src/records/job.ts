import { z } from 'zod'
import { routes } from '../routes.ts'
import { toOneOf } from '../wire/envelope.ts'
import { day, optional, time } from '../wire/timestamps.ts'
import { choiceEntity } from './choice.ts'
import { recordType } from './recordType.ts'
import { searchTexts } from './searchTexts.ts'

/** A job offer (product 3); `description` is Markdown. */
export const jobSchema = z.object({
  slug: z.string(),
  titre: z.string(),
  description: optional(z.string()),
  ...searchTexts,
  date_publication: optional(day),
  date_expiration: optional(day),
  pays: optional(z.string()),
  /** The same in every language. */
  ville: optional(z.string()),
  urgent: optional(z.boolean()),
  /** Somebody has the place: nobody applies any more. */
  pourvue: optional(z.boolean()),
  /** Staff checked the very text that is shown, and its employer, who is trusted until that day. */
  verifiee: optional(z.boolean()),
  verifiee_jusquau: optional(day),
  publishedAt: time,
  compagnie: toOneOf(choiceEntity).optional(),
  jobdomain: toOneOf(choiceEntity).optional(),
  jobtype: toOneOf(choiceEntity).optional(),
  experience_level: toOneOf(choiceEntity).optional(),
  locale: z.string().optional(),
})

export const job = recordType({
  schema: jobSchema,
  title: 'titre',
  drafted: true,
  order: { field: 'date_publication', direction: 'desc' },
  page: { of: 'slug', at: routes.job },
  openUntil: 'date_expiration',
})
