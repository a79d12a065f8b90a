import type { FastifyBaseLogger } from 'fastify'
import type { Payload } from 'payload'
import { writeForTrial } from '../src/database/writeForTrial.ts'

/** Whether what is sent to the back office can be kept. One trial at a time, however many ask: it costs a write. */
export function keepsWhatIsSent(
  payload: Payload,
  dataDir: string,
  log: FastifyBaseLogger,
): () => Promise<boolean> {
  let trial: Promise<boolean> | undefined

  return () => {
    trial ??= writeForTrial(payload, dataDir)
      .then(
        () => true,
        (error: unknown) => {
          log.error({ err: error }, 'rien ne peut être enregistré')
          return false
        },
      )
      .finally(() => {
        trial = undefined
      })
    return trial
  }
}
