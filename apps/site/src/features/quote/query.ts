import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'

/** What a link to the form fills in: a service, a subject, a number of copies. */
export const quoteQuery = {
  service: z.string().min(1).max(60),
  objet: z.string().min(1).max(200),
  quantite: z
    .string()
    .regex(/^([1-9]|10)$/)
    .transform(Number),
  ...sentQuery,
} as const satisfies Query
