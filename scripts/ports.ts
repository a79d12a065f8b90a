import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Stop } from './stop.ts'

/** Stops with a sentence where another program listens on the port, and goes on to; one that is just ending is waited for. */
export async function requireFreePort(
  port: number,
  setting: string,
  patienceMs = 0,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  let error = await tryToListen(port)
  while (error?.code === 'EADDRINUSE' && Date.now() < deadline) {
    await wait(100)
    error = await tryToListen(port)
  }
  if (error?.code === 'EADDRINUSE') {
    throw new Stop(
      `Le port ${port} est déjà pris par un autre programme : arrêtez-le ou choisissez un autre port avec ${setting}.`,
    )
  }
  if (error) throw new Stop(`Le port ${port} (${setting}) ne peut pas être ouvert : ${error.code}.`)
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

function tryToListen(port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, () => server.close(() => resolve(undefined)))
  })
}
