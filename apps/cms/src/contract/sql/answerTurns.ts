import { tooOften } from '../overload.ts'

type InTurn = <T>(work: () => Promise<T>, answer: AbortSignal | undefined) => Promise<T>

/**
 * One statement at a time; `answer` is the signal of the answer that it is for. An answer that has
 * begun goes on before another one begins: in the order of statements alone, all of them would end
 * late at once. Where as many wait as may, who has not begun is refused.
 */
export function answerTurns(mostWaiting: number): InTurn {
  const line: { answer: AbortSignal | undefined; start(): void }[] = []
  const begun = new WeakSet<AbortSignal>()
  const hasBegun = (answer: AbortSignal | undefined) => answer !== undefined && begun.has(answer)
  let busy = false

  function next(): void {
    const at = line.findIndex(({ answer }) => hasBegun(answer))
    const [first] = line.splice(Math.max(at, 0), 1)
    busy = first !== undefined
    first?.start()
  }

  return async (work, answer) => {
    if (busy) {
      if (line.length >= mostWaiting && !hasBegun(answer)) throw tooOften()
      const { promise, resolve } = Promise.withResolvers<void>()
      line.push({ answer, start: resolve })
      await promise
    }
    busy = true
    try {
      answer?.throwIfAborted()
      if (answer !== undefined) begun.add(answer)
      return await work()
    } finally {
      // Once the answer has had the time to ask on.
      setImmediate(next)
    }
  }
}
