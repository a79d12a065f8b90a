import pLimit from 'p-limit'
import type { RenderedResponse } from './renderedResponse.ts'

/** The signal fires when nobody waits for the answer any more. */
export type Render = (signal: AbortSignal) => Promise<RenderedResponse>

/** Thrown in place of a render when all who asked for it had left before its turn. */
export const nobodyWaits = Object.assign(new Error('All who asked for it have left'), {
  /** Nobody reads it; nginx logs the same case with this status. */
  statusCode: 499,
})

type Begin = () => Promise<RenderedResponse>

/** Renders at a time: more of them would share the same processor, and each would end later. */
const rendersAtOnce = 8
/**
 * Milliseconds a render waits for its turn before it starts all the same: the renders before it may
 * wait for a service that does not answer.
 */
const patience = 2000

/** Starts renders in the order of the requests, a few at a time. */
export function renderTurns(): (render: Begin) => Promise<RenderedResponse> {
  const turn = pLimit(rendersAtOnce)
  return async (render) => {
    let begun: Promise<RenderedResponse> | undefined
    const begin = () => {
      begun ??= render()
      return begun
    }
    const late = Promise.withResolvers<RenderedResponse>()
    const timer = setTimeout(() => late.resolve(begin()), patience)
    try {
      return await Promise.race([turn(begin), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
