import { askPart } from './askPart.ts'
import { hasEnded } from './childProgram.ts'
import type { RunningPart } from './part.ts'

const betweenLooksMs = 10_000
/** A minute and more: a machine that is short of memory may be silent for some of it. */
const missesAllowed = 6

/**
 * Kills a part that runs but no longer answers, so that it is started again like a part that ended
 * by itself. It could not answer a signal; killing it loses nothing acknowledged.
 */
export function endFrozen(
  { name, process: child }: Pick<RunningPart, 'name' | 'process'>,
  { betweenMs = betweenLooksMs, allowed = missesAllowed } = {},
): void {
  let misses = 0
  const look = async () => {
    if (hasEnded(child)) return
    misses = (await askPart(child, '/healthz', betweenMs / 2)) === 200 ? 0 : misses + 1
    if (hasEnded(child)) return
    if (misses <= allowed) {
      setTimeout(look, betweenMs).unref()
      return
    }
    console.error(`${name} ne répond plus\u00a0: il est arrêté pour être démarré de nouveau.`)
    child.kill('SIGKILL')
  }
  setTimeout(look, betweenMs).unref()
}
