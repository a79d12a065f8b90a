import * as z from 'zod'
import type { Query } from '../../../transport/pageQuery.ts'

/** Where the visitor goes on once it is seen that this device keeps his cart. */
export const cartQuery = {
  vers: z.string().max(2_000).startsWith('/'),
} as const satisfies Query
