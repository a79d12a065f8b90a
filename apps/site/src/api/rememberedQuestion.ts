import type { Answer } from './answer.ts'
import type { BackOffice } from './contractClient.ts'
import { ask, type Question } from './question.ts'

/** Asks, and gives the last good answer while the back office is away. */
type AskRemembering<T> = (backOffice: BackOffice, question: Question<T>) => Promise<Answer<T>>

/**
 * Remembers one answer for each distinct question asked through it: for widgets, of which there
 * are few, so that a failure leaves them as they were. Kept in this process only.
 */
export function rememberedQuestion<T>(): AskRemembering<T> {
  const lastGood = new Map<string, { data: T; tags: readonly string[] }>()
  return async (backOffice, question) => {
    const key = `${backOffice.apiUrl} ${question.path}`
    const answer = await ask(backOffice, question)
    if (answer.state === 'known') {
      const reading = await backOffice.read(question.path)
      lastGood.set(key, { data: answer.data, tags: 'tags' in reading ? reading.tags : [] })
      return answer
    }
    const remembered = lastGood.get(key)
    if (remembered === undefined) return answer
    backOffice.noteTags(remembered.tags)
    return { state: 'remembered', data: remembered.data }
  }
}
