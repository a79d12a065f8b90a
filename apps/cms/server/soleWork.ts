import type { Payload } from 'payload'
import { attemptStep } from '../src/database/attemptStep.ts'
import {
  keepReleasingJobs,
  releaseInterruptedJobs,
} from '../src/database/releaseInterruptedJobs.ts'
import type { SoleWork } from '../src/database/siblings/leadership.ts'
import { markWrittenLetters } from '../src/mail/markWrittenLetters.ts'
import { rescueWaitingEmails } from '../src/mail/rescueWaitingEmails.ts'
import { keepReading } from '../src/messages/replies/mailbox/keepReading.ts'
import { keepAsking } from '../src/money/polling/keepAsking.ts'
import { onceReleased } from './onceReleased.ts'

/** Payload's clocks stand still until this back office is the one that works for all. */
export function haltJobs({ crons }: Payload): void {
  for (const cron of crons) cron.pause()
}

/** What runs beside the queue of jobs: questions to providers, the mailbox of replies. */
export const askAndRead = (payload: Payload): SoleWork =>
  onceReleased(payload, (over) => {
    const stops = [keepReleasingJobs(payload), keepAsking(payload), keepReading(payload)]
    const end = () => {
      for (const stop of stops) stop()
    }
    over.addEventListener('abort', end, { once: true })
  })

/** Letters leave, publications that were planned come, the night's work is done. */
export const runJobs = (payload: Payload): SoleWork =>
  onceReleased(payload, async (over) => {
    const attempt = (step: string, work: () => Promise<unknown>) => attemptStep(payload, step, work)
    await attempt('relâcher les tâches interrompues', () => releaseInterruptedJobs(payload))
    await attempt('lettres écrites dans des fichiers', () => markWrittenLetters(payload))
    await attempt('reprendre les e-mails oubliés', () => rescueWaitingEmails(payload, new Date()))
    if (over.aborted) return
    for (const cron of payload.crons) cron.resume()
    over.addEventListener('abort', () => haltJobs(payload), { once: true })
  })
