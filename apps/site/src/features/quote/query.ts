import { limits } from '@sira/contract/limits'
import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'
import { recordNumber } from '../../transport/parameters.ts'

const { min, max } = limits.quantity
const quantities = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)

/** The record of a request: an offer to apply for or to write a CV for, and so on. */
export const aboutQuery = {
  offre: slug,
  cv: slug,
  formation: slug,
  livre: recordNumber,
} as const satisfies Query

/** The values that a link fills into the form: a service, a subject, a number of copies. */
export const quoteQuery = {
  service: z.string().min(1).max(60),
  objet: z.string().min(1).max(200),
  quantite: z.enum(quantities).transform(Number),
  ...aboutQuery,
  ...sentQuery,
} as const satisfies Query
