import { setTimeout as pause } from 'node:timers/promises'
import type { Readiness } from '@sira/host/health'
import type { FastifyBaseLogger } from 'fastify'
import type { Payload } from 'payload'
import { storageReason } from '../../src/database/storageFailure.ts'
import { writeFileForTrial, writeRowForTrial } from '../../src/database/writeForTrial.ts'

interface Tried {
  dataDir: string
  /** Writes where the files are kept; throws what went wrong. */
  tryStore(): Promise<void>
}

/** Milliseconds: who watches gives up on an answer after five or ten seconds. */
const patienceMs = 3000

const silent = new Error('nothing was answered in time')
const noAnswer = 'la base de données ne répond plus'

/** Whether what is sent to the back office can be kept, and why not. Each trial costs a write. */
export function keepsWhatIsSent(
  payload: Payload,
  { dataDir, tryStore }: Tried,
  log: FastifyBaseLogger,
): () => Promise<Readiness> {
  const trials = [
    trial(
      () => writeRowForTrial(payload),
      (error) =>
        `Rien de ce qui est envoyé n’est enregistré\u00a0: ${error === silent ? noAnswer : storageReason(error)}.`,
    ),
    trial(
      () => writeFileForTrial(dataDir),
      (error) => `Aucun fichier ne peut être écrit dans DATA_DIR\u00a0: ${storageReason(error)}.`,
    ),
    trial(
      tryStore,
      () =>
        'Ni image ni document ne peut être gardé\u00a0: le stockage S3 ne répond pas ou refuse. Voir le journal.',
    ),
  ]
  return async () => {
    const found = await Promise.all(trials.map((one) => one(log)))
    const cannot = found.filter((sentence) => sentence !== undefined)
    return { works: cannot.length === 0, cannot }
  }
}

/** One at a time, however many ask and however long it takes. */
function trial(
  attempt: () => Promise<void>,
  sentenceOf: (error: unknown) => string,
): (log: FastifyBaseLogger) => Promise<string | undefined> {
  let running: Promise<void> | undefined
  return async (log) => {
    running ??= attempt().finally(() => {
      running = undefined
    })
    const late = pause(patienceMs, undefined, { ref: false }).then(() => Promise.reject(silent))
    try {
      await Promise.race([running, late])
      return undefined
    } catch (error) {
      log.error({ err: error }, 'rien ne peut être enregistré')
      return sentenceOf(error)
    }
  }
}
