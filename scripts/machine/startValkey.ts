import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded } from '../product/childProgram.ts'
import { freePort } from '../product/ports.ts'
import { findOrInstallValkey } from './valkey.ts'

/** A Valkey of its own, that keeps nothing on the disk. */
export interface ValkeyServer {
  /** The value for `VALKEY_URL`. */
  url: string
  /** SIGSTOP: it takes connections, and answers nothing. */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  /** Starts it again on its port, with an empty memory. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

export const valkeyPassword = 'un-mot-de-passe-pour-essayer'

/**
 * Starts Valkey; gives a sentence with the reason where it cannot be had. With `CI` set that is a
 * failure.
 */
export async function startValkey(
  settings: readonly string[] = [],
): Promise<ValkeyServer | string> {
  const program = findOrInstallValkey()
  if (program === undefined) {
    const reason = 'Valkey is not installed: its tests are left out (apt-get install redis-server).'
    if (process.env.CI) throw new Error(reason)
    return reason
  }
  const port = await freePort()
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', valkeyPassword]
  const nothingKept = ['--save', '', '--appendonly', 'no']
  const launch = () => spawn(program, [...own, ...nothingKept, ...settings], { stdio: 'ignore' })
  let server = launch()
  await listening(server, port)

  async function kill(): Promise<void> {
    if (hasEnded(server)) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://:${valkeyPassword}@127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    async startAgain() {
      server = launch()
      await listening(server, port)
    },
    stop: kill,
  }
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  while (!(await accepts(port))) {
    if (hasEnded(server)) throw new Error('Valkey did not start.')
    await pause(20)
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const tell = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => tell(true)).once('error', () => tell(false))
  })
}
