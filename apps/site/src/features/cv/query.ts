import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** The offer that a letter answers to. */
export const letterQuery = {
  offre: z.string().regex(/^[a-z0-9-]{1,200}$/),
} as const satisfies Query
