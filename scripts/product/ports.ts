import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { requireFreePort as requireNow } from '../../packages/host/src/listening.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'

/** Stops with a sentence where the port cannot be had; what is just ending there is waited for. */
export async function requireFreePort(
  port: number,
  setting: 'PORT' | 'CMS_PORT',
  patienceMs = 0,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return await requireNow({ port, setting })
    } catch (error) {
      if (!(error instanceof StartFailure) || Date.now() >= deadline) throw error
      await wait(100)
    }
  }
}

/**
 * Where no system takes the ports of outgoing connections from: one that it chose itself may be
 * theirs before a program, which starts for seconds, listens on it.
 */
const listening = { from: 20_000, below: 32_768 }

/** Whoever was given one may not listen on it yet. */
const given = new Set<number>()

/** A port that is free now, and was given to nobody before in this program. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(listening.from, listening.below)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
