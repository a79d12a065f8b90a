import { z } from 'zod'
import { followedInterview } from '../applications/interview.ts'
import { consentStates } from '../applications/shortlist.ts'
import { heldAt } from '../enrolments/heldAt.ts'
import { seatChoice } from '../enrolments/seatChoice.ts'
import { ownEvaluation } from '../evaluations/evaluation.ts'
import { localeCodes } from '../locales.ts'
import { optional, time } from '../wire/timestamps.ts'
import { type ReferencedKind, referencePrefixes } from './reference.ts'

/** Whole FCFA. */
const amount = z.number().int().nonnegative()

const kinds = Object.keys(referencePrefixes) as ReferencedKind[]

/** The request of `/api/suivi`: the query of a GET, or the `data` of a POST. */
export const followUpRequest = z.object({
  reference: z.string().max(80),
  /** Or, of a seat, the address of its participant. */
  phone: z.string().max(80),
  /** The language of the answer; without it, the language of the dossier. */
  locale: z.enum(localeCodes).optional(),
})

export type FollowUpRequest = z.output<typeof followUpRequest>

/** The answer of `/api/suivi` for any dossier. */
export const followUp = z.object({
  reference: z.string(),
  nature: z.enum(kinds),
  etat: z.string(),
  /** Its subject in words, where the reference does not say it: the offer and the candidate. */
  objet: z.string().optional(),
  etapes: z.array(z.object({ date: time, titre: z.string(), message: optional(z.string()) })),
  total: amount.optional(),
  reste: amount.optional(),
  /** The estimated price, while staff have set none. */
  estimation: amount.optional(),
  /** The next step for the customer, a sentence. */
  aFaire: z.string().optional(),
  /** The interview of an application, which its candidate accepts or declines. */
  entretien: followedInterview.optional(),
  /** The answer of a candidate on showing name and CV to the employer, once asked. */
  accord: z.enum(consentStates).optional(),
  /** The code of the certificate that the participant may download. */
  attestation: z.string().optional(),
  /** The evaluation by the participant, while he may give or correct it. */
  evaluation: ownEvaluation.optional(),
  /** True when the convocation may be downloaded. */
  convocation: z.literal(true).optional(),
  /** The choice for a seat whose session was moved or cancelled. */
  choix: seatChoice.optional(),
  /** When and where the session of a seat is held. */
  lieu: heldAt.optional(),
  /** The seats that a waiting entry asks for. */
  places: z.number().int().optional(),
  /** The price of the seats that are offered, and their deposit where there is one. */
  offre: z.object({ total: amount, acompte: amount.optional() }).optional(),
  /** The key that opens the page of an order. */
  cle: z.string().optional(),
})

export type FollowUp = z.infer<typeof followUp>
