import { z } from 'zod'
import { followedInterview } from '../applications/interview.ts'
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
  etapes: z.array(z.object({ date: time, titre: z.string(), message: optional(z.string()) })),
  total: amount.optional(),
  reste: amount.optional(),
  /** The next step for the customer, a sentence. */
  aFaire: z.string().optional(),
  /** Of an application: its candidate says whether he comes. */
  entretien: followedInterview.optional(),
  /** The code of a certificate that its participant may have as a file. */
  attestation: z.string().optional(),
  /** How its participant found the session, as long as he may say so. */
  evaluation: ownEvaluation.optional(),
  /** Its convocation may be had as a file. */
  convocation: z.literal(true).optional(),
  /** Opens the page of an order. */
  cle: z.string().optional(),
})

export type FollowUp = z.infer<typeof followUp>
