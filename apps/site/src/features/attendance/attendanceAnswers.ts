import { z } from 'zod'

/** The answers of `attendanceCalls`. */
export const bindPhoneAnswer = z.object({ jeton: z.string() })

export const attendanceRoll = z.object({
  titre: z.string(),
  qui: z.string(),
  demiJournees: z.array(z.object({ nom: z.string(), ouverte: z.boolean() })),
  inscrits: z.array(
    z.object({
      reference: z.string(),
      nom: z.string().nullable(),
      marques: z.record(z.string(), z.boolean()),
    }),
  ),
  pointages: z.array(
    z.object({ cle: z.string(), pris: z.boolean(), message: z.string().optional() }),
  ),
})
