import pLimit from 'p-limit'
import type { RenderedResponse } from './renderedResponse.ts'

/** The signal says that nobody waits for the answer any more. */
export type Render = (signal: AbortSignal) => Promise<RenderedResponse>

/** Thrown in the place of a render whose turn came when all who asked for it had left. */
export const nobodyWaits = Object.assign(new Error('All who asked for it have left'), {
  /** Nobody reads it; nginx writes this one to its log for the same. */
  statusCode: 499,
})

type Begin = () => Promise<RenderedResponse>

/**
 * Renders under way at a time: more of them would share the same processor, and each end later.
 */
const rendersAtOnce = 8
/**
 * Milliseconds a render waits for its turn before it starts all the same: those before it may be
 * waiting for someone who does not answer, and that is not its fault.
 */
const patience = 2000

/** Starts renders in the order they were asked for, a few at a time. */
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
