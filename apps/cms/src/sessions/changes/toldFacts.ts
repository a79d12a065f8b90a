import { sessionModes } from '@sira/contract/records/session'
import * as z from 'zod'
import type { TrainingSession } from '../../payload-types.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

/** The facts of a session that its participants have been told. */
export const toldFacts = z.object({
  debut: z.coerce
    .date()
    .nullish()
    .transform((date) => date?.toISOString() ?? null),
  ville: text,
  lieu: text,
  repere: text,
  mode: z.enum(sessionModes),
  isCancelled: z.boolean(),
})

export type ToldFacts = z.output<typeof toldFacts>

export function factsOf(session: Partial<TrainingSession>): ToldFacts {
  return toldFacts.parse({ ...session, isCancelled: session.etat === 'annulee' })
}

export function isSame(one: ToldFacts, other: ToldFacts): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
