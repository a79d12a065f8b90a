import { tooOften } from '../overload.ts'

type InTurn = <T>(work: () => Promise<T>, answer: AbortSignal | undefined) => Promise<T>

/**
 * Runs one statement at a time; `answer` is the signal of its answer. A begun answer goes on before
 * a new one begins: otherwise all of them would end late together. When the queue is full, answers
 * that have not begun are refused.
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
      // Afterwards, so that the answer can ask its next question first.
      setImmediate(next)
    }
  }
}
