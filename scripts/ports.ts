import { createServer } from 'node:net'
import { Stop } from './stop.ts'

/** Stops with a sentence where another program already listens on the port. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  const error = await tryToListen(port)
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
