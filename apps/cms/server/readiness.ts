import type { FastifyBaseLogger } from 'fastify'
import type { Payload } from 'payload'
import { writeForTrial } from '../src/database/writeForTrial.ts'

interface Tried {
  dataDir: string
  /** Writes where the files are kept; throws what went wrong. */
  tryStore(): Promise<void>
}

/** Whether what is sent to the back office can be kept. One trial at a time, however many ask: it costs a write. */
export function keepsWhatIsSent(
  payload: Payload,
  { dataDir, tryStore }: Tried,
  log: FastifyBaseLogger,
): () => Promise<boolean> {
  let trial: Promise<boolean> | undefined

  return () => {
    trial ??= Promise.all([writeForTrial(payload, dataDir), tryStore()])
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
