import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from './startFailure.ts'

interface Door {
  port: number
  /** All of this machine's, where none is given. */
  host?: string
  /** The setting that chooses the port: the way out. */
  setting: 'PORT' | 'CMS_PORT'
}

function failureOf(error: unknown, { port, setting }: Door): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Le port ${port} est déjà pris : arrêtez ce qui l’occupe ou choisissez-en un autre avec ${setting}.`,
    )
  }
  if (code === 'EACCES') {
    return new StartFailure(
      `Le port ${port} est réservé au système : choisissez-en un au-dessus de 1023 avec ${setting}.`,
    )
  }
  return error
}

/** Tells at once, before anything else is opened, that the port cannot be had. */
export async function requireFreePort(door: Door): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  const { port, host } = door
  probe.once('error', (error) => reject(failureOf(error, door)))
  probe.listen({ port, ...(host !== undefined && { host }) }, () => probe.close(() => resolve()))
  await promise
}

/** Opens the port, or throws a {@link StartFailure} that says why it cannot be had. */
export async function listen(app: FastifyInstance, door: Required<Door>): Promise<void> {
  try {
    await app.listen({ port: door.port, host: door.host })
  } catch (error) {
    throw failureOf(error, door)
  }
}
