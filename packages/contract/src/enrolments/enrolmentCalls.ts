import { z } from 'zod'
import { boundedText } from '../forms/boundedText.ts'
import { enrolmentStates } from './enrolmentStates.ts'
import { participant } from './participant.ts'

/**
 * `data` of `POST /api/inscriptions/changer` (product 13): another participant, or none any more; of a
 * session that was moved or cancelled another session, or the money back. One of them.
 */
export const enrolmentChange = z.object({
  reference: boundedText(40).min(1),
  phone: boundedText(40).min(1),
  participant: participant.optional(),
  annuler: z.literal(true).optional(),
  /** Number of the session. PostgreSQL takes no larger one. */
  session: z.number().int().positive().max(2_147_483_647).optional(),
  rembourser: z.literal(true).optional(),
})

/** What it answers. */
export const enrolmentAnswer = z.object({
  reference: z.string(),
  etat: z.enum(enrolmentStates),
  session: z.number().int().nullable(),
  nom: z.string().nullable(),
})

export type EnrolmentAnswer = z.infer<typeof enrolmentAnswer>
