import { z } from 'zod'
import { time } from '../wire/timestamps.ts'

/** The answers of a candidate on showing name and file to the employer. */
export const consentAnswers = ['accordé', 'refusé'] as const

export type ConsentAnswer = (typeof consentAnswers)[number]

/** « demandé »: no answer yet. */
export const consentStates = ['demandé', ...consentAnswers] as const

/** `data` of `POST /api/candidatures/accord`. */
export const consentReply = z.object({
  reference: z.string().trim().min(1).max(80),
  phone: z.string().trim().min(1).max(80),
  reponse: z.enum(consentAnswers),
})

/** Longer than any token of ours. */
const jeton = z.string().trim().min(1).max(80)

/** `data` of `POST /api/partages/lire`. */
export const shortlistRequest = z.object({ jeton })

/** `data` of `POST /api/partages/fichier`: the file of one candidate of it. */
export const shortlistFileRequest = z.object({
  jeton,
  candidat: z.coerce.number().int().positive(),
})

const stage = z.object({ quoi: z.string(), chez: z.string(), debut: z.string(), fin: z.string() })

/** One candidate, as an employer reads of him: nothing by which he is reached. */
const card = z.object({
  candidat: z.number().int(),
  /** Shortened until the candidate agrees. */
  nom: z.string(),
  metier: z.string(),
  ville: z.string(),
  /** The word of staff on the candidate. */
  mot: z.string(),
  experience: z.array(stage),
  etudes: z.array(stage),
  competences: z.array(z.string()),
  langues: z.array(z.string()),
  reponses: z.array(z.object({ question: z.string(), reponse: z.string() })),
  /** True where the file may be downloaded. */
  fichier: z.boolean(),
})

export type CandidateCard = z.infer<typeof card>

/** The selection behind a link to an employer. */
export const shortlist = z.object({
  offre: z.string(),
  fin: time,
  candidats: z.array(card),
})

export type Shortlist = z.infer<typeof shortlist>
