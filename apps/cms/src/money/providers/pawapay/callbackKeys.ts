import * as z from 'zod'
import { askProvider } from '../askProvider.ts'

const publicKeys = z.array(z.object({ id: z.string(), key: z.string() }))
/** Milliseconds between two questions, even when calls name invented keys. */
const shortestWait = 60_000
/** Milliseconds after a failed question: without keys no call can be checked. */
const waitAfterFailure = 5000

interface Asking {
  answer: Promise<void>
  /** Until then nobody asks again. */
  next: number
}

/**
 * Gives the keys of pawaPay's callbacks. They are asked for when a call names an unknown one, once
 * for all that wait. Throws a `ProviderAway` while they cannot be had.
 */
export function callbackKeys(url: string, now: () => number = Date.now) {
  const keys = new Map<string, string>()
  let last: Asking | undefined

  function ask(): Asking {
    const asking: Asking = { answer: readKeys(), next: now() + shortestWait }
    // The waiting caller gets the failure; here it only lets the next ask sooner.
    asking.answer.catch(() => {
      asking.next = now() + waitAfterFailure
    })
    return asking
  }

  async function readKeys(): Promise<void> {
    for (const { id, key } of await askProvider(`${url}/v2/public-key/http`, publicKeys)) {
      keys.set(id, key)
    }
  }

  return async (id: string): Promise<string | undefined> => {
    if (keys.has(id)) return keys.get(id)
    if (last === undefined || now() >= last.next) last = ask()
    await last.answer
    return keys.get(id)
  }
}
