import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { processTree, signalTree } from '../../scripts/machine/processTree.ts'

/** A server on this machine that can be killed and frozen. */
export interface Program {
  /** Sends SIGKILL to all of its processes. */
  kill(): Promise<void>
  startAgain(): Promise<void>
  /** Sends SIGSTOP: it still accepts connections, and answers nothing. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

interface Processes {
  pids: () => readonly number[]
  startAgain: () => Promise<void> | void
  stop: () => Promise<void> | void
}

/** Makes a program from its processes. */
export function programOf({ pids, startAgain, stop }: Processes): Program {
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids()) signalTree(pid, name)
  }
  return {
    async kill() {
      // A child process may outlive its parent by a moment, and block the next start.
      const ended = pids().flatMap(processTree)
      signal('SIGKILL')
      while (ended.some((pid) => existsSync(`/proc/${pid}/exe`))) await wait(10)
    },
    startAgain: async () => startAgain(),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => stop(),
  }
}
