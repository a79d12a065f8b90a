import type { FastifyInstance } from 'fastify'
import { StartFailure } from './startFailure.ts'

function sentenceFor(code: unknown, port: number): string | undefined {
  if (code === 'EADDRINUSE') {
    return `Le port ${port} est déjà pris : arrêtez ce qui l’occupe ou choisissez-en un autre avec PORT.`
  }
  if (code === 'EACCES') {
    return `Le port ${port} est réservé au système : choisissez-en un au-dessus de 1023 avec PORT.`
  }
  return undefined
}

/** Opens the port, or throws a {@link StartFailure} that says why it cannot be had. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const sentence = sentenceFor(code, port)
    throw sentence === undefined ? error : new StartFailure(sentence)
  }
}
