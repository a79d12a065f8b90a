import type { Changed, ChangesAnswer } from '@sira/contract/wire/changes'

/** Tags that are remembered: a site that missed more looks at everything again. */
const mostTags = 10_000

/** The latest changes, for sites that ask how far they are behind. */
export interface ChangeLog {
  add(changed: Changed): void
  /**
   * The changes after a position that an earlier answer gave: at once where there are any, else as
   * soon as there are, or nothing once `patience` is over. A position of another log, or one too
   * far back, has missed everything.
   */
  after(since: string | undefined, patience: AbortSignal): Promise<ChangesAnswer>
  /** Ends all waiting for good. */
  end(): void
}

/** Makes the log, in memory only: after a restart all earlier positions are invalid. */
export function changeLog(most = mostTags): ChangeLog {
  const name = crypto.randomUUID()
  const kept: string[] = []
  /** The number of forgotten tags, and of all tags ever announced. */
  let forgotten = 0
  let told = 0
  let news = Promise.withResolvers<void>()
  let ended = false

  const changedAfter = (since: string | undefined): Changed => {
    const count = countIn(since)
    return count === undefined ? 'everything' : [...new Set(kept.slice(count - forgotten))]
  }

  function countIn(since: string | undefined): number | undefined {
    const [log, text = ''] = since?.split('/') ?? []
    const count = Number(text)
    const isOurs = log === name && Number.isInteger(count) && count >= forgotten && count <= told
    return isOurs ? count : undefined
  }

  /** Every position that was given is too far back. */
  function forgetAll(): void {
    kept.length = 0
    told += 1
    forgotten = told
  }

  function wake(): void {
    news.resolve()
    news = Promise.withResolvers()
  }

  return {
    add(changed) {
      if (changed.length === 0) return
      if (changed === 'everything') forgetAll()
      else {
        for (const tag of changed) kept.push(tag)
        told += changed.length
        if (kept.length > most) forgotten += kept.splice(0, kept.length - most).length
      }
      wake()
    },
    async after(since, patience) {
      while (countIn(since) === told && !patience.aborted && !ended) {
        const over = Promise.withResolvers<void>()
        patience.addEventListener('abort', () => over.resolve(), { once: true })
        await Promise.race([news.promise, over.promise])
      }
      return { position: `${name}/${told}`, changed: changedAfter(since) }
    },
    end() {
      ended = true
      wake()
    },
  }
}
