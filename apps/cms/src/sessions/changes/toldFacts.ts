import { sessionModes } from '@sira/contract/records/session'
import * as z from 'zod'
import { dayOf } from '../../dates/checkDay.ts'
import type { TrainingSession } from '../../payload-types.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

const moment = z.coerce
  .date()
  .nullish()
  .transform((date) => date?.toISOString() ?? null)

/** The facts of a session that its participants have been told. */
export const toldFacts = z.object({
  debut: moment,
  // A holiday that is declared within it moves nothing else.
  fin: moment,
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

/** Whether it is held on other days, at another place or in another way: another hour is not. */
export function isElsewhere(one: ToldFacts, other: ToldFacts): boolean {
  const essence = ({ debut, fin, ville, lieu, mode }: ToldFacts) =>
    JSON.stringify([dayOf(debut), dayOf(fin), ville, lieu, mode])
  return essence(one) !== essence(other)
}
