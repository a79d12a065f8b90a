import { z } from 'zod'
import { participant } from '../enrolments/participant.ts'
import { boundedText as text } from '../forms/boundedText.ts'
import { limits } from '../limits.ts'
import { localeCodes } from '../locales.ts'
import { mostLines } from './cart.ts'
import { paymentModes } from './paymentModes.ts'

const paragraphs = (longest: number) => z.string().trim().max(longest)
const wantedLocale = z.enum(localeCodes).optional()
const quantity = z.number().int().min(limits.quantity.min).max(limits.quantity.max)

const bookLine = z.object({
  nature: z.literal('livre'),
  id: z.number().int().positive(),
  quantite: quantity,
})

const tariffLine = z.object({
  nature: z.enum(['formule', 'prestation']),
  code: z.string().min(1).max(60),
  quantite: quantity.optional().default(1),
})

/** Seats of a session, one for each participant; each session once. */
const sessionLine = z.object({
  nature: z.literal('session'),
  id: z.number().int().positive(),
  participants: z.array(participant).min(limits.seats.min).max(limits.seats.max),
})

/** How the customer receives what can be carried. */
export const handover = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('agence') }),
  z.object({
    mode: z.literal('livraison'),
    ville: text(80).min(1),
    quartier: text(120).min(1),
    repere: text(200).min(1),
  }),
])

/** Who buys for a company: a pro forma and a receipt name it. */
export const company = z.object({
  nom: text(160).min(1),
  ifu: text(30).optional(),
  rccm: text(40).optional(),
})

/** `data` of `POST /api/commandes` (product 13); amounts are never sent, but for `totalVu`. */
export const orderRequest = z.object({
  nom: text(255).regex(/\p{L}/u),
  phone: text(40).min(1),
  indicatif: text(6).optional(),
  email: text(255).optional(),
  locale: wantedLocale,
  /** Nobody is asked where nothing is to be paid. */
  mode: z.enum(paymentModes).optional(),
  lignes: z
    .array(z.discriminatedUnion('nature', [bookLine, tariffLine, sessionLine]))
    .min(1)
    .max(mostLines),
  remise: handover.optional().default({ mode: 'agence' }),
  entreprise: company.optional(),
  /** The deposit of each session is paid first; the rest stays due. */
  acompte: z.literal(true).optional(),
  /** Of the company: staff confirm the order before its money. */
  bonDeCommande: text(60).min(1).optional(),
  note: paragraphs(1000).optional(),
  /** The total that the customer agreed to, FCFA: another one is told (409) before anything is kept. */
  totalVu: z.number().int().nonnegative().optional(),
})

export type OrderRequest = z.output<typeof orderRequest>
export type OrderRequestLine = OrderRequest['lignes'][number]

/** How many of it: of a session, its participants. */
export function quantityOf(line: OrderRequestLine): number {
  return line.nature === 'session' ? line.participants.length : line.quantite
}

/** `data` of `POST /api/commandes/apercu`: what it would cost; nothing is kept. */
export const quoteRequest = orderRequest.pick({
  lignes: true,
  remise: true,
  locale: true,
  acompte: true,
})

/**
 * `data` of `POST /api/commandes/ouvrir`, and of `…/veille`, for a page that waits for news: by the
 * phone that ordered, or by the key of the letter.
 */
export const openOrderRequest = z.object({
  reference: text(40).min(1),
  phone: text(40).optional(),
  cle: text(100).optional(),
  /** Of who reads it; else it is told in that of the order. */
  locale: wantedLocale,
})

/** `data` of `POST /api/commandes/payer`: once more, or in another way. */
export const payAgainRequest = z.object({
  reference: text(40).min(1),
  cle: text(100).min(1),
  mode: z.enum(paymentModes),
})

/** `data` of `POST /api/paiements`: "j'ai payé, voici ma référence". */
export const paymentClaim = z.object({
  commande: text(40).min(1),
  phone: text(40).min(1),
  operateur: text(40).min(1),
  transaction: text(80).min(1),
  montant: z.number().int().positive().optional(),
})
