import { stepWords } from '../../src/dossiers/history/acts.ts'
import { stepsOf } from '../../src/dossiers/history/step.ts'
import { theSite } from '../../src/dossiers/nameOf.ts'
import { estimateStates } from '../../src/estimates/estimateStates.ts'
import { workStates } from '../../src/messages/facts/workStates.ts'

/** A history as staff read it, newest first, with what goes with each step. */
export function readableHistory(history: unknown) {
  const states = { ...workStates, ...estimateStates }
  return stepsOf(history)
    .toReversed()
    .map((step) => ({ ...step, by: step.qui ?? theSite, what: stepWords(step, states) }))
}
