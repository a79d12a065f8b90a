import { z } from 'zod'
import { routes } from '../routes.ts'
import { toOneOf } from '../wire/envelope.ts'
import { day, optional, time } from '../wire/timestamps.ts'
import { labelEntity } from './label.ts'
import { recordType } from './recordType.ts'

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

export const job = recordType({
  schema: jobSchema,
  title: 'titre',
  drafted: true,
  order: { field: 'date_publication', direction: 'desc' },
  page: { of: 'slug', at: routes.job },
  openUntil: 'date_expiration',
})
