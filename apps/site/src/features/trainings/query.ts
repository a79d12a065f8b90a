import { trainingLevels } from '@sira/contract/records/training'
import * as z from 'zod'
import { placeForm } from '../../choosing/placeKey.ts'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber, recordNumber } from '../../transport/parameters.ts'

/** The orders of the catalogue (product 2.9), as they stand in its address: French, without accents. */
export const priceOrders = ['croissant', 'decroissant', 'gratuit'] as const

/** What a training may cost at most, in FCFA; the first is a free one. */
export const budgets = ['0', '25000', '50000', '100000'] as const

/** A page of the catalogue, what narrows and orders it. */
export const trainingsQuery = {
  page: pageNumber,
  theme: recordNumber,
  ville: z.string().regex(placeForm),
  mois: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  mode: recordNumber,
  niveau: [z.enum(trainingLevels)],
  budget: z.enum(budgets),
  certificat: z.literal('oui'),
  prix: z.enum(priceOrders),
} as const satisfies Query
