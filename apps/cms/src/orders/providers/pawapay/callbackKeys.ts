import * as z from 'zod'
import { askProvider } from '../askProvider.ts'

const publicKeys = z.array(z.object({ id: z.string(), key: z.string() }))
/** Milliseconds: whoever invents names of keys has us ask no more often than this. */
const shortestWait = 60_000

/** The keys that pawaPay signs its callbacks with, asked for when one is named that is not known. */
export function callbackKeys(url: string, now: () => number = Date.now) {
  const keys = new Map<string, string>()
  let asked = Number.NEGATIVE_INFINITY
  return async (id: string): Promise<string | undefined> => {
    if (!keys.has(id) && now() - asked >= shortestWait) {
      asked = now()
      try {
        for (const one of await askProvider(`${url}/v2/public-key/http`, publicKeys)) {
          keys.set(one.id, one.key)
        }
      } catch (error) {
        // The next callback may ask again: until the keys are there, none can be told from a forged one.
        asked = Number.NEGATIVE_INFINITY
        throw error
      }
    }
    return keys.get(id)
  }
}
