import * as z from 'zod'
import type { Query } from '../../../transport/pageQuery.ts'

/** The address to go on to, once this device has shown that it keeps the cart. */
export const cartQuery = {
  vers: z.string().max(2_000).startsWith('/'),
} as const satisfies Query
