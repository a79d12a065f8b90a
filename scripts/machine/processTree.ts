import { readdirSync, readFileSync } from 'node:fs'

/** A program and all that it and its children have started. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)]
}

/** The running children of a process, as Linux lists them. */
export function childrenOf(pid: number): number[] {
  try {
    const tasks = `/proc/${pid}/task`
    return readdirSync(tasks).flatMap((task) =>
      readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** The same signal to all of them, the oldest first. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of processTree(pid)) {
    try {
      process.kill(one, signal)
    } catch {
      // Some processes end together with their parent.
    }
  }
}
