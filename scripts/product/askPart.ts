import type { ChildProcess } from 'node:child_process'
import type { SaidByStarter, SaidToStarter } from '../../packages/host/src/starter.ts'

let questions = 0

/**
 * Gives the status that a part answers for one of its addresses; undefined where it does not answer
 * in time.
 */
export function askPart(
  child: ChildProcess,
  path: string,
  patienceMs: number,
): Promise<number | undefined> {
  questions += 1
  const asks = questions
  return new Promise((resolve) => {
    const end = (status?: number) => {
      clearTimeout(timer)
      child.off('message', hear)
      resolve(status)
    }
    const timer = setTimeout(end, patienceMs)
    function hear(said: SaidToStarter): void {
      if (typeof said === 'object' && said.asked === asks) end(said.status)
    }
    child.on('message', hear)
    tellPart(child, { asks, path })
  })
}

/** Sends a message to a part. A part that has just ended does not hear it, which is no fault. */
export function tellPart(child: ChildProcess, what: SaidByStarter): void {
  if (child.connected) child.send(what, () => undefined)
}

/** Resolves once the part has sent this message; never resolves if it ends before. */
export function whenPartSays(child: ChildProcess, what: SaidToStarter): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', function hear(said) {
      if (said !== what) return
      child.off('message', hear)
      resolve()
    })
  })
}
