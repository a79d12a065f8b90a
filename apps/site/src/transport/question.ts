import type { Answer } from './answer.ts'
import type { BackOffice } from './door/contractClient.ts'

export interface Question<T> {
  /** Path and query below the base of the contract. */
  path: string
  /** The log message on a failure (product 8). */
  failure: string
  /** Reads the body of a 200; throws when it has an unexpected shape. */
  parse(body: unknown, backOffice: BackOffice): T
  /** The value for a 404; without it, a 404 is a failure. */
  whenAbsent?: T
}

export async function ask<T>(backOffice: BackOffice, question: Question<T>): Promise<Answer<T>> {
  const reading = await backOffice.read(question.path)
  try {
    if (reading.state === 'found') {
      return { state: 'known', data: question.parse(reading.body, backOffice) }
    }
    if (reading.state === 'absent' && question.whenAbsent !== undefined) {
      return { state: 'known', data: question.whenAbsent }
    }
    throw reading.state === 'away' ? reading.reason : new Error(`The answer is ${reading.state}`)
  } catch (reason) {
    backOffice.noteIncomplete()
    backOffice.logError(question.failure, reason)
    return { state: 'away' }
  }
}
