import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { givenPort, portIsGiven } from './starter.ts'
import { StartFailure } from './startFailure.ts'

interface Door {
  port: number
  /** Default: all addresses of this machine. */
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

/** A port that the starter holds is taken, and ours. */
const isGiven = () => process.env[portIsGiven] !== undefined

/** Reports a taken port at once, before anything else is opened. */
export async function requireFreePort(door: Door): Promise<void> {
  if (isGiven()) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  const { port, host } = door
  probe.once('error', (error) => reject(failureOf(error, door)))
  probe.listen({ port, ...(host !== undefined && { host }) }, () => probe.close(() => resolve()))
  await promise
}

/** Opens the port, or throws a {@link StartFailure} with the reason. */
export async function listen(app: FastifyInstance, door: Required<Door>): Promise<void> {
  try {
    const { port, host } = door
    // With a descriptor, Node listens on it and ignores the port and the host.
    await app.listen({ port, host, ...(isGiven() && { fd: givenPort }) })
  } catch (error) {
    throw failureOf(error, door)
  }
}
