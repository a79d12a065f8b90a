import { z } from 'zod'
import { entityOf, toOneOf } from '../wire/envelope.ts'
import { optional, time, timestamps } from '../wire/timestamps.ts'
import { trainingSchema } from './training.ts'

export const sessionModes = ['presentiel', 'virtuel', 'elearning'] as const

export type SessionMode = (typeof sessionModes)[number]

/** The public states of a session: the first of these that fits. */
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
  /** FCFA, whole; empty: that of the training. */
  prix: optional(z.number()),
  /** FCFA that confirm a seat; empty: the whole price is paid. */
  acompte: optional(z.number()),
  /** Empty: without limit; 0: none at all. */
  places: optional(z.number()),
  /** Made from the seats that are taken; empty: without limit. */
  placesRestantes: optional(z.number()),
  /** Made from what staff decided, the clock and the seats. */
  etat: optional(z.enum(publicSessionStates)),
  formation: toOneOf(entityOf(trainingSchema.partial())).optional(),
  createdAt: optional(timestamps.createdAt),
  updatedAt: optional(timestamps.updatedAt),
})
