import { z } from 'zod'
import { participant } from '../enrolments/participant.ts'
import { boundedText as text } from '../forms/boundedText.ts'
import { limits } from '../limits.ts'
import { localeCodes } from '../locales.ts'
import { flag } from '../wire/flag.ts'
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

/** The way in which the customer receives the goods. */
export const handover = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('agence') }),
  z.object({
    mode: z.literal('livraison'),
    ville: text(80).min(1),
    quartier: text(120).min(1),
    repere: text(200).min(1),
  }),
])

/** The company of the buyer, for the pro forma and the receipt. */
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
  /** Ignored when nothing is to be paid; one that we do not have counts as absent. */
  mode: z.enum(paymentModes).optional().catch(undefined),
  lignes: z
    .array(z.discriminatedUnion('nature', [bookLine, tariffLine, sessionLine]))
    .min(1)
    .max(mostLines),
  remise: handover.optional().default({ mode: 'agence' }),
  entreprise: company.optional(),
  /** The deposit of each session is paid first; the rest stays due. */
  acompte: flag,
  /** The purchase order of the company: staff confirm the order before it is paid. */
  bonDeCommande: z.number().transform(String).or(z.string()).pipe(text(60).min(1)).optional(),
  note: paragraphs(1000).optional(),
  /**
   * The total that the customer agreed to, in FCFA. Another total is answered with 409 before
   * anything is kept.
   */
  totalVu: z.number().int().nonnegative().optional(),
})

export type OrderRequest = z.output<typeof orderRequest>
export type OrderRequestLine = OrderRequest['lignes'][number]

/** Gives the quantity of a line; for a session, the number of its participants. */
export function quantityOf(line: OrderRequestLine): number {
  return line.nature === 'session' ? line.participants.length : line.quantite
}

/** `data` of `POST /api/commandes/apercu`: gives the price and keeps nothing. */
export const quoteRequest = orderRequest.pick({
  lignes: true,
  remise: true,
  locale: true,
  acompte: true,
})

/**
 * `data` of `POST /api/commandes/ouvrir`, and of `…/veille`, by which a page waits for news. The
 * phone of the buyer or the key of the letter opens the order.
 */
export const openOrderRequest = z.object({
  reference: text(40).min(1),
  phone: text(40).optional(),
  cle: text(100).optional(),
  /** The language of the reader; default: that of the order. */
  locale: wantedLocale,
})

/** `data` of `POST /api/commandes/payer`: pays again, or in another mode. */
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
