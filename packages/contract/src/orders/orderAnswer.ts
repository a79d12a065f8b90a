import { z } from 'zod'
import { enrolmentStates } from '../enrolments/enrolmentStates.ts'
import { heldAt } from '../enrolments/heldAt.ts'
import { seatChoice } from '../enrolments/seatChoice.ts'
import { day, optional, time } from '../wire/timestamps.ts'
import { orderStates } from './orderStates.ts'
import { currency } from './paymentModes.ts'
import { paymentStates } from './paymentStates.ts'
import { reviewedPaperNames } from './reviewedPapers.ts'

/** Whole FCFA. */
const amount = z.number().int().nonnegative()

export const orderLine = z.object({
  nature: z.enum(['livre', 'formule', 'prestation', 'session']),
  /** The number of a book or a session. */
  id: z.number().int().optional(),
  /** The code of a plan or a service. */
  code: z.string().optional(),
  titre: z.string(),
  quantite: z.number().int(),
  prix: amount,
  montant: amount,
  /** In a quote: the copies or seats left, where they are counted. */
  reste: z.number().int().nonnegative().optional(),
  /** The first and the last day of a plan, once it is paid. */
  du: optional(day),
  au: optional(day),
})

/** The next step to pay. */
export const paymentStep = z.object({
  mode: z.string(),
  /** A `tel:` address without the scheme, with the amount filled in. */
  ussd: z.string().optional(),
  /** The address of a provider's page. */
  url: z.string().optional(),
  /** Plain text in the language of the customer. */
  instructions: z.string(),
})

/** An operator for transfers: a record that staff edit. */
export const operator = z.object({
  code: z.string(),
  nom: z.string(),
  /** The name of the account that receives the money. */
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

/** The answer of `POST /api/commandes/apercu`. */
export const orderQuote = z.object({
  lignes: z.array(orderLine),
  livraison: amount,
  total: amount,
  devise: z.literal(currency),
  /** The towns of delivery, with the fee of each. */
  villes: z.array(z.object({ ville: z.string(), frais: amount })),
  /** The modes of payment for this cart. */
  modes: z.array(z.string()),
  /** The deposit, where a session of the order allows one. */
  acompte: amount.optional(),
})

/** A seat of an order, with the name of its participant once it is known. */
const seat = z.object({ reference: z.string(), nom: z.string().optional() })

/** A seat on the page of the order. */
const openedSeat = seat.extend({
  etat: z.enum(enrolmentStates),
  /** The number of its session. */
  session: z.number().int().optional(),
  /** The code of its valid certificate. */
  attestation: z.string().optional(),
  /** True when the participant may evaluate the session. */
  evaluable: z.literal(true).optional(),
  /** True when the convocation may be downloaded. */
  convocation: z.literal(true).optional(),
  /** The choice where its session was moved or cancelled. */
  choix: seatChoice.optional(),
  /** True while it may have another participant, or be cancelled. */
  modifiable: z.literal(true).optional(),
  /** The sum that goes back when it is cancelled now. */
  rendu: amount.optional(),
  /** The sum on which the company decides: of one that was cancelled late, or would be now. */
  aDecider: amount.optional(),
})

/** The answer of `POST /api/commandes`. */
export const orderAnswer = z.object({
  reference: z.string(),
  etat: z.enum(orderStates),
  total: amount,
  livraison: amount,
  devise: z.literal(currency),
  lignes: z.array(orderLine),
  /** The end of the hold without payment. */
  echeance: optional(time),
  paiement: paymentStep,
  /** The key of its page. Only the buyer knows it, from this answer and the letters. */
  cle: z.string(),
  /** The seats of its sessions, in the order of their lines. */
  inscriptions: z.array(seat).optional(),
})

/** The answer of `POST /api/commandes/ouvrir`: all that the page shows. */
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
  /** The papers that the customer sends for it, and what has come; nothing where it needs none. */
  relecture: z
    .object({
      /** False once it is handed over, or will not be done. */
      ouverte: z.boolean(),
      papiers: z.array(z.object({ papier: z.enum(reviewedPaperNames), nom: optional(z.string()) })),
    })
    .optional(),
  /** The sum received, and the sum still due. */
  paye: amount,
  reste: amount,
  /** The deposit that keeps the seats until the rest is paid. */
  acompte: optional(amount),
  /** The last day for the rest. */
  soldeLe: optional(day),
  bonDeCommande: optional(z.string()),
  inscriptions: z.array(openedSeat).optional(),
  /** The sessions of these seats that are held, each once. */
  sessions: z.array(z.object({ id: z.number().int(), titre: z.string(), lieu: heldAt })).optional(),
  /** The newest payment comes first. */
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
  /** The receipts of what was given back. */
  rendus: z.array(z.object({ numero: z.string(), montant: amount, date: time })).optional(),
  etapes: z.array(z.object({ date: time, titre: z.string(), message: optional(z.string()) })),
  operateurs: z.array(operator),
  /** The other modes by which the customer may pay; empty while an attempt may still succeed. */
  modes: z.array(z.string()),
  peutAnnuler: z.boolean(),
  /** The words for the courier who has it. */
  aFaire: z.string().optional(),
})

/** The answer of `POST /api/paiements`. */
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
