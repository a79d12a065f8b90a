import { z } from 'zod'
import { toOneOf } from '../wire/envelope.ts'
import { day, optional, time } from '../wire/timestamps.ts'
import { labelEntity } from './label.ts'

/** A job offer (spec 3); `description` is Markdown. */
export const jobSchema = z.object({
  slug: z.string(),
  titre: z.string(),
  description: optional(z.string()),
  date_publication: optional(day),
  date_expiration: optional(day),
  pays: optional(z.string()),
  urgent: optional(z.boolean()),
  publishedAt: time,
  compagnie: toOneOf(labelEntity).optional(),
  jobdomain: toOneOf(labelEntity).optional(),
  jobtype: toOneOf(labelEntity).optional(),
  experience_level: toOneOf(labelEntity).optional(),
  locale: z.string().optional(),
})

export type Job = z.infer<typeof jobSchema>
