import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from './startFailure.ts'

function failureOf(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Le port ${port} est déjà pris : arrêtez ce qui l’occupe ou choisissez-en un autre avec CMS_PORT.`,
    )
  }
  if (code === 'EACCES') {
    return new StartFailure(
      `Le port ${port} est réservé au système : choisissez-en un au-dessus de 1023 avec CMS_PORT.`,
    )
  }
  return error
}

/** Tells at once, before the database is opened, that the port cannot be had. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  probe.once('error', (error) => reject(failureOf(error, port)))
  probe.listen({ port, host }, () => probe.close(() => resolve()))
  await promise
}

/** Opens the port, or throws a {@link StartFailure} that says why it cannot be had. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw failureOf(error, port)
  }
}
