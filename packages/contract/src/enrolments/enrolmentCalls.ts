import { z } from 'zod'
import { boundedText } from '../forms/boundedText.ts'
import { longestEmail } from '../forms/email.ts'
import { enrolmentStates } from './enrolmentStates.ts'
import { participant } from './participant.ts'

/**
 * `data` of `POST /api/inscriptions/changer` (product 13). Exactly one change: another participant,
 * or none; for a session that was moved or cancelled, another session or the money back.
 */
export const enrolmentChange = z.object({
  reference: boundedText(40).min(1),
  /** Or the address of the participant. */
  phone: boundedText(longestEmail).min(1),
  participant: participant.optional(),
  annuler: z.literal(true).optional(),
  /** Number of the session. PostgreSQL takes no larger one. */
  session: z.number().int().positive().max(2_147_483_647).optional(),
  rembourser: z.literal(true).optional(),
})

/** The answer of that call. */
export const enrolmentAnswer = z.object({
  reference: z.string(),
  etat: z.enum(enrolmentStates),
  session: z.number().int().nullable(),
  nom: z.string().nullable(),
})

export type EnrolmentAnswer = z.infer<typeof enrolmentAnswer>
