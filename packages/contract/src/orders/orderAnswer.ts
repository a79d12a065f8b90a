import { z } from 'zod'
import { enrolmentStates } from '../enrolments/enrolmentStates.ts'
import { day, optional, time } from '../wire/timestamps.ts'
import { orderStates } from './orderStates.ts'
import { currency } from './paymentModes.ts'
import { paymentStates } from './paymentStates.ts'

/** Whole FCFA. */
const amount = z.number().int().nonnegative()

export const orderLine = z.object({
  nature: z.enum(['livre', 'formule', 'prestation', 'session']),
  /** Of a book or a session. */
  id: z.number().int().optional(),
  /** Of a plan or a service. */
  code: z.string().optional(),
  titre: z.string(),
  quantite: z.number().int(),
  prix: amount,
  montant: amount,
  /** Of a quote: copies or seats that are left, where they are counted. */
  reste: z.number().int().nonnegative().optional(),
  /** From and to when a plan runs, once it is paid. */
  du: optional(day),
  au: optional(day),
})

/** What to do now to pay. */
export const paymentStep = z.object({
  mode: z.string(),
  /** `tel:` address without the scheme, the amount filled in. */
  ussd: z.string().optional(),
  /** The page of a provider. */
  url: z.string().optional(),
  /** In the customer's language, plain text. */
  instructions: z.string(),
})

/** An operator for transfers: operators are records that staff edit. */
export const operator = z.object({
  code: z.string(),
  nom: z.string(),
  /** Who the money goes to. */
  compte: z.string(),
  numero: z.string(),
  ussd: z.string().optional(),
  instructions: z.string(),
  logo: z.string().optional(),
})

const delivery = z.object({
  mode: z.enum(['agence', 'livraison']),
  ville: z.string().optional(),
  quartier: z.string().optional(),
  repere: z.string().optional(),
})

/** What `POST /api/commandes/apercu` answers. */
export const orderQuote = z.object({
  lignes: z.array(orderLine),
  livraison: amount,
  total: amount,
  devise: z.literal(currency),
  /** Towns that are delivered to, with the fee of each. */
  villes: z.array(z.object({ ville: z.string(), frais: amount })),
  /** Modes that may be chosen for this cart. */
  modes: z.array(z.string()),
  /** The deposit, where a session of the order may be had for one. */
  acompte: amount.optional(),
})

/** A seat of an order, with its participant where he is named. */
const seat = z.object({ reference: z.string(), nom: z.string().optional() })

/** The same on the page of the order. */
const openedSeat = seat.extend({
  etat: z.enum(enrolmentStates),
  /** Number of its session. */
  session: z.number().int().optional(),
  /** The code of its valid certificate. */
  attestation: z.string().optional(),
  /** Its participant may say how he found the session. */
  evaluable: z.literal(true).optional(),
  /** Its convocation may be had as a file. */
  convocation: z.literal(true).optional(),
  /** Where its session was moved or cancelled: what may be chosen instead, besides the money back. */
  choix: z
    .object({
      annulee: z.boolean(),
      sessions: z.array(z.object({ id: z.number().int(), titre: z.string() })),
    })
    .optional(),
})

/** What `POST /api/commandes` answers. */
export const orderAnswer = z.object({
  reference: z.string(),
  etat: z.enum(orderStates),
  total: amount,
  livraison: amount,
  devise: z.literal(currency),
  lignes: z.array(orderLine),
  /** Until when it is kept without payment. */
  echeance: optional(time),
  paiement: paymentStep,
  /** Opens its page: known to who ordered, and in the letters alone. */
  cle: z.string(),
  /** The seats of its sessions, in the order of their lines. */
  inscriptions: z.array(seat).optional(),
})

/** What `POST /api/commandes/ouvrir` answers: all that its page shows. */
export const openedOrder = orderAnswer.extend({
  createdAt: time,
  nom: z.string(),
  phone: z.string(),
  email: optional(z.string()),
  remise: delivery,
  entreprise: optional(
    z.object({ nom: z.string(), ifu: optional(z.string()), rccm: optional(z.string()) }),
  ),
  note: optional(z.string()),
  /** The sum received, and the sum still due. */
  paye: amount,
  reste: amount,
  /** The deposit that keeps the seats until the rest is paid. */
  acompte: optional(amount),
  /** The last day for the rest. */
  soldeLe: optional(day),
  bonDeCommande: optional(z.string()),
  inscriptions: z.array(openedSeat).optional(),
  /** The newest first. */
  paiements: z.array(
    z.object({
      mode: z.string(),
      etat: z.enum(paymentStates),
      montant: amount,
      date: time,
      operateur: optional(z.string()),
      transaction: optional(z.string()),
    }),
  ),
  recus: z.array(z.object({ numero: z.string(), montant: amount, date: time })),
  etapes: z.array(z.object({ date: time, titre: z.string(), message: optional(z.string()) })),
  operateurs: z.array(operator),
  /** Ways in which its customer may pay it instead; none while an attempt may still bring money. */
  modes: z.array(z.string()),
  peutAnnuler: z.boolean(),
})

/** What `POST /api/paiements` answers. */
export const claimedPayment = z.object({
  commande: z.string(),
  etat: z.enum(paymentStates),
  operateur: z.string(),
  transaction: z.string(),
  montant: amount,
})

export type OpenedSeat = z.infer<typeof openedSeat>
export type OrderQuote = z.infer<typeof orderQuote>
export type OrderAnswer = z.infer<typeof orderAnswer>
export type OpenedOrder = z.infer<typeof openedOrder>
export type OrderLine = z.infer<typeof orderLine>
export type Operator = z.infer<typeof operator>
export type ClaimedPayment = z.infer<typeof claimedPayment>
