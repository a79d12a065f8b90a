import { trainingLevels } from '@sira/contract/records/training'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber } from '../../transport/parameters.ts'

/** The filters of the catalogue (spec 2.9), as they stand in its address: French, without accents. */
export const priceOrders = ['croissant', 'decroissant', 'gratuit'] as const

export const trainingsQuery = {
  page: pageNumber,
  niveau: [z.enum(trainingLevels)],
  prix: z.enum(priceOrders),
} as const satisfies Query
