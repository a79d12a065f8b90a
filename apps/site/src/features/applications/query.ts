import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'

/** Which offer it is about, and what came of it. */
export const applicationQuery = {
  ...sentQuery,
  offre: z.string().regex(/^[a-z0-9-]{1,200}$/),
} as const satisfies Query

/** The pages of applications that are asked something. */
export const applicationPages = { leaveCv: applicationQuery, becomeCourier: sentQuery } as const
