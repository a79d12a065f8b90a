import { placeForm } from '@sira/contract/placeKey'
import { sessionModes } from '@sira/contract/records/session'
import { trainingLevels } from '@sira/contract/records/training'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber, recordNumber } from '../../transport/parameters.ts'

/** The orders of the catalogue (product 2.9), as they stand in its address: French, without accents. */
export const priceOrders = ['croissant', 'decroissant', 'gratuit'] as const

/** The highest prices of a training, in FCFA; the first is a free one. */
export const budgets = ['0', '25000', '50000', '100000'] as const

const modeForm = new RegExp(`^([1-9]\\d{0,8}|${sessionModes.join('|')})$`)

/** A page of the catalogue, what narrows and orders it. */
export const trainingsQuery = {
  page: pageNumber,
  theme: recordNumber,
  ville: z.string().regex(placeForm),
  mois: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  /** Of trainings by number, of sessions by name. */
  mode: z.string().regex(modeForm),
  niveau: [z.enum(trainingLevels)],
  budget: z.enum(budgets),
  certificat: z.literal('oui'),
  prix: z.enum(priceOrders),
} as const satisfies Query

/** A page of all sessions. */
export const sessionsQuery = { page: pageNumber } as const satisfies Query

/** The pages about trainings that are asked something, by their names. */
export const trainingPages = {
  trainings: trainingsQuery,
  trainingsTwin: trainingsQuery,
  sessions: sessionsQuery,
} as const
