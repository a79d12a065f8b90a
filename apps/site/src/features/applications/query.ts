import { readReference } from '@sira/contract/dossiers/reference'
import { reviewedPaperNames } from '@sira/contract/orders/reviewedPapers'
import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'

/** Which offer it is about, and what came of it. */
export const applicationQuery = {
  ...sentQuery,
  offre: z.string().regex(/^[a-z0-9-]{1,200}$/),
} as const satisfies Query

/** For which order, and which of its papers. */
export const reviewQuery = {
  ...sentQuery,
  commande: z.string().refine((text) => readReference(text) === text),
  papier: z.enum(reviewedPaperNames),
} as const satisfies Query

/** The pages with files that are asked something. */
export const applicationPages = {
  leaveCv: applicationQuery,
  becomeCourier: sentQuery,
  review: reviewQuery,
} as const
