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
  /** Not translated. */
  ville: optional(z.string()),
  urgent: optional(z.boolean()),
  /** The questions of the employer to candidates, one per line. */
  questions: optional(z.string()),
  /** The employer takes applications without the file of a CV. */
  cv_facultatif: optional(z.boolean()),
  /** The place is taken: applications are closed. */
  pourvue: optional(z.boolean()),
  /**
   * Staff checked the text as shown; `verifiee_jusquau` is the last day for which they trust the
   * employer.
   */
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
