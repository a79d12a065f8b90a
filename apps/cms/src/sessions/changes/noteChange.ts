import type { CollectionBeforeChangeHook } from 'payload'
import type { TrainingSession } from '../../payload-types.ts'
import { factsOf, isSame, type ToldFacts } from './toldFacts.ts'

/** Nobody comes yet, or any more. */
const quiet: readonly TrainingSession['etat'][] = ['brouillon', 'annulee']

/** Notes that those who come have something to be told; that it is cancelled is noted by its move. */
export const noteChange: CollectionBeforeChangeHook<TrainingSession> = ({
  data,
  operation,
  originalDoc: before,
}) => {
  if (operation === 'create' || before === undefined || quiet.includes(before.etat)) return data
  const [was, is] = [factsOf(before), factsOf({ ...before, ...data })]
  return isSame(was, is) ? data : { ...data, ...toldSoon(before, was) }
}

/** Of several changes that follow each other people read the last, beside what they knew before. */
export function toldSoon({ avant }: TrainingSession, was: ToldFacts) {
  return { changeLe: new Date().toISOString(), avant: avant ?? was }
}
