import { z } from 'zod'
import { boundedText } from '../forms/boundedText.ts'
import { limits } from '../limits.ts'
import { localeCodes } from '../locales.ts'
import { orderAnswer } from '../orders/orderAnswer.ts'
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

/** What it answers. */
export const waitingAnswer = z.object({
  reference: z.string(),
  etat: z.enum(waitingStates),
  places: z.number().int(),
  /** Null once it is not waited for any more. */
  rang: z.number().int().nullable(),
})

export const waitingReplies = ['prendre', 'decliner', 'quitter'] as const

/** `data` of `POST /api/attentes/repondre`. */
export const waitingReply = z.object({
  reference: boundedText(40).min(1),
  phone: boundedText(40).min(1),
  reponse: z.enum(waitingReplies),
})

/** The answer: with the order where an offer is taken. */
export const repliedWaiting = waitingAnswer.extend({
  /** Until when an offer stands. */
  jusqua: optional(time),
  commande: orderAnswer.optional(),
})

export type WaitingAnswer = z.infer<typeof waitingAnswer>
export type RepliedWaiting = z.infer<typeof repliedWaiting>
