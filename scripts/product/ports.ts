import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { requireFreePort as requireNow } from '../../packages/host/src/listening.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'

/**
 * Stops with a sentence where the port is taken. Waits first for a program that is just ending
 * there.
 */
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
 * No system takes ports of outgoing connections from this range. A port that the system chose may
 * be used by such a connection before a program, which needs seconds to start, listens on it.
 */
const listening = { from: 20_000, below: 32_768 }

/** Ports already given out: their programs may not listen yet. */
const given = new Set<number>()

/** Gives a port that is free now and was not given out before by this program. */
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
