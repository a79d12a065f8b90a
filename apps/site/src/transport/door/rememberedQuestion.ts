import type { Answer } from '../answer.ts'
import { ask, type Question } from '../question.ts'
import type { BackOffice } from './contractClient.ts'

export interface RememberedQuestion<T> extends Question<T> {
  /**
   * The cache key of a question whose path changes every day: the answer of the new day replaces
   * that of the day before, which is shown until then.
   */
  rememberedAs?: string
}

/** Asks, and gives the last good answer while the back office is away. */
type AskRemembering<T> = (
  backOffice: BackOffice,
  question: RememberedQuestion<T>,
) => Promise<Answer<T>>

interface Asked<T> {
  answer: Answer<T>
  tags: readonly string[]
}

interface Shared<T> {
  path: string
  asking: Promise<Asked<T>>
  /** The count of the back office when the question was asked: see {@link BackOffice.changes}. */
  changes: number
  /** Milliseconds since 1970. */
  askedAt: number
}

/** Milliseconds. Changes are announced; this bounds the effect of a lost announcement. */
const longestShared = 10_000
/**
 * Milliseconds. A question that fails sooner, as without a listening server, may be repeated by
 * every page.
 */
const longWait = 1000

/**
 * Remembers one answer for each distinct question. It is made for widgets, which are few, so their
 * questions must hold nothing about a visitor. Pages share an answer until a change is announced,
 * and after a failure a widget keeps its last content. Kept in this process only.
 */
export function rememberedQuestion<T>(): AskRemembering<T> {
  const shared = new Map<string, Shared<T>>()
  const lastGood = new Map<string, { data: T; tags: readonly string[] }>()
  /** Questions that timed out, and whether they are being repeated. */
  const hanging = new Map<string, 'waits' | 'asked'>()

  function asking(key: string, backOffice: BackOffice, question: Question<T>): Promise<Asked<T>> {
    const { changes } = backOffice
    if (changes === undefined) return asked(backOffice, question)
    const found = shared.get(key)
    const { path } = question
    const isSame = found?.path === path && found.changes === changes
    if (isSame && Date.now() - found.askedAt < longestShared) return found.asking
    const next = { path, asking: asked(backOffice, question), changes, askedAt: Date.now() }
    shared.set(key, next)
    return next.asking
  }

  async function answered(key: string, backOffice: BackOffice, question: Question<T>) {
    const askedAt = Date.now()
    const result = await asking(key, backOffice, question)
    if (result.answer.state === 'known') {
      lastGood.set(key, { data: result.answer.data, tags: result.tags })
      hanging.delete(key)
    } else {
      shared.delete(key)
      if (Date.now() - askedAt > longWait) hanging.set(key, 'waits')
      else hanging.delete(key)
    }
    return result
  }

  /** Repeats a question that timed out, without making a page wait for it. */
  function askAgain(key: string, backOffice: BackOffice, question: Question<T>): void {
    if (hanging.get(key) === 'asked') return
    hanging.set(key, 'asked')
    answered(key, backOffice, question).catch(() => hanging.delete(key))
  }

  return async (backOffice, question) => {
    const key = `${backOffice.apiUrl} ${question.rememberedAs ?? question.path}`
    const before = lastGood.get(key)
    if (before !== undefined && hanging.has(key)) {
      askAgain(key, backOffice, question)
      backOffice.noteIncomplete()
      backOffice.noteTags(before.tags)
      return { state: 'remembered', data: before.data }
    }
    const { answer, tags } = await answered(key, backOffice, question)
    backOffice.noteTags(tags)
    if (answer.state === 'known') return answer
    backOffice.noteIncomplete()
    const remembered = lastGood.get(key)
    if (remembered === undefined) return answer
    backOffice.noteTags(remembered.tags)
    return { state: 'remembered', data: remembered.data }
  }
}

async function asked<T>(backOffice: BackOffice, question: Question<T>): Promise<Asked<T>> {
  const answer = await ask(backOffice, question)
  const reading = await backOffice.read(question.path)
  return { answer, tags: 'tags' in reading ? reading.tags : [] }
}
