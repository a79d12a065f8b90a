import { limits } from '@sira/contract/limits'
import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'

const { min, max } = limits.quantity
const quantities = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))

/** What a link to the form fills in: a service, a subject, a number of copies. */
export const quoteQuery = {
  service: z.string().min(1).max(60),
  objet: z.string().min(1).max(200),
  quantite: z.enum(quantities).transform(Number),
  ...sentQuery,
} as const satisfies Query
