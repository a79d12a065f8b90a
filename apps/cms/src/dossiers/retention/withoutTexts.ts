import type { Order } from '../../payload-types.ts'
import { stepsOf } from '../history/step.ts'

type Steps = NonNullable<Order['etapes']>

/** When what became of it, by whom and why; not what its customer was told. */
export function withoutMessages(steps: Order['etapes']): Steps {
  return (steps ?? []).map((step) => ({ ...step, message: null }))
}

/** When what became of it, by whom; not in which words. */
export function withoutTexts(steps: Order['etapes']): Steps {
  return withoutMessages(steps).map((step) => ({ ...step, motif: null }))
}

/** What became of it; not what somebody replied, nor that it waits to be read. */
export function withoutReplies(history: unknown) {
  const left = stepsOf(history).filter(
    ({ lettre, reponse }) => lettre === undefined && reponse === undefined,
  )
  return { history: left, repliedAt: null }
}
