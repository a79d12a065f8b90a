import type { FastifyInstance } from 'fastify'
import { openValkey, type Valkey } from './valkey.ts'

/**
 * Connects a program to Valkey until the program ends; gives undefined where none is configured.
 */
export async function joinValkey(
  app: FastifyInstance,
  configured: { url: string; secret: string } | undefined,
): Promise<Valkey | undefined> {
  if (configured === undefined) return undefined
  const valkey = await openValkey({ ...configured, log: app.log })
  app.addHook('onClose', async () => valkey.close())
  return valkey
}
