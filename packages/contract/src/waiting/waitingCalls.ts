import { z } from 'zod'
import { boundedText } from '../forms/boundedText.ts'
import { limits } from '../limits.ts'
import { localeCodes } from '../locales.ts'
import { orderAnswer } from '../orders/orderAnswer.ts'
import { flag } from '../wire/flag.ts'
import { optional, time } from '../wire/timestamps.ts'
import { waitingStates } from './waitingStates.ts'

/** `data` of `POST /api/attentes` (product 13). */
export const waitingRequest = z.object({
  session: z.number().int().positive(),
  places: z.number().int().min(limits.seats.min).max(limits.seats.max),
  nom: boundedText(255).regex(/\p{L}/u),
  phone: boundedText(40).min(1),
  indicatif: boundedText(6).optional(),
  email: boundedText(255).optional(),
  locale: z.enum(localeCodes).optional(),
})

/** The answer of that call. */
export const waitingAnswer = z.object({
  reference: z.string(),
  etat: z.enum(waitingStates),
  places: z.number().int(),
  /** Null once the waiting has ended. */
  rang: z.number().int().nullable(),
})

export const waitingReplies = ['prendre', 'decliner', 'quitter'] as const

/** `data` of `POST /api/attentes/repondre`. */
export const waitingReply = z.object({
  reference: boundedText(40).min(1),
  phone: boundedText(40).min(1),
  reponse: z.enum(waitingReplies),
  /** With `prendre`: the deposit first, where the session has one. */
  acompte: flag,
})

/**
 * `data` of `POST /api/attentes/partager`: the seats to have first. The rest keeps its rank under a
 * reference of its own.
 */
export const waitingSplit = z.object({
  reference: boundedText(40).min(1),
  phone: boundedText(40).min(1),
  places: z.number().int().min(limits.seats.min).max(limits.seats.max),
})

/** The answer to it, with the reference of the rest. */
export const splitWaiting = waitingAnswer.extend({ autre: z.string() })

/** The answer; with the order when an offer is accepted. */
export const repliedWaiting = waitingAnswer.extend({
  /** The end of an offer. */
  jusqua: optional(time),
  commande: orderAnswer.optional(),
})

export type WaitingAnswer = z.infer<typeof waitingAnswer>
export type RepliedWaiting = z.infer<typeof repliedWaiting>
