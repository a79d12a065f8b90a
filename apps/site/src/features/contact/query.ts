import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'

/** What a link to the form fills in: a service, and what the message begins with. */
export const contactQuery = {
  service: z.string().min(1).max(60),
  objet: z.string().min(1).max(200),
  ...sentQuery,
} as const satisfies Query
