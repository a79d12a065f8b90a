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

/** A port that is free now, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
