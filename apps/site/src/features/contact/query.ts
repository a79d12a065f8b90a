import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'

/** The values that a link fills into the form: a service, and the beginning of the message. */
export const contactQuery = {
  service: z.string().min(1).max(60),
  objet: z.string().min(1).max(200),
  ...sentQuery,
} as const satisfies Query
