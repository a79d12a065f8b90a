import { z } from 'zod'
import { entityOf, toOneOf } from '../wire/envelope.ts'
import { optional, time, timestamps } from '../wire/timestamps.ts'
import { trainingSchema } from './training.ts'

export const sessionModes = ['presentiel', 'virtuel', 'elearning'] as const

export type SessionMode = (typeof sessionModes)[number]

/** The public states of a session. The first one that fits is shown. */
export const publicSessionStates = [
  'annulee',
  'passee',
  'close',
  'complete',
  'garantie',
  'ouverte',
] as const

export type PublicSessionState = (typeof publicSessionStates)[number]

/** One dated run of a training (product 10, 13). */
export const sessionSchema = z.object({
  debut: optional(time),
  fin: optional(time),
  lieu: optional(z.string()),
  ville: optional(z.string()),
  mode: optional(z.enum(sessionModes)),
  langue: optional(z.string()),
  /** Whole FCFA; empty: the price of the training. */
  prix: optional(z.number()),
  /** The FCFA that confirm a seat; empty: the whole price is due. */
  acompte: optional(z.number()),
  /** Empty: no limit; 0: no seats. */
  places: optional(z.number()),
  /** Calculated from the taken seats; empty: no limit. */
  placesRestantes: optional(z.number()),
  /** Derived from the decisions of staff, the clock and the seats. */
  etat: optional(z.enum(publicSessionStates)),
  formation: toOneOf(entityOf(trainingSchema.partial())).optional(),
  createdAt: optional(timestamps.createdAt),
  updatedAt: optional(timestamps.updatedAt),
})
