import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** The token of a link in one of our letters. */
export const decisionQuery = {
  jeton: z.string().regex(/^\d{1,12}\.[\w-]{43}$/),
} as const satisfies Query
