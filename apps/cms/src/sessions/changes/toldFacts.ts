import { sessionModes } from '@sira/contract/records/session'
import * as z from 'zod'
import type { TrainingSession } from '../../payload-types.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

/** What people who come to a session have been told of it. */
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
