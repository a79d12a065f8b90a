import type { ContentEncoding } from './encoding/acceptedEncoding.ts'
import { secondsFresh } from './freshness.ts'
import type { KeptResponse } from './keptResponse.ts'

/** What may be given once more to whoever asks the same, as long as it holds; `freshFor` in seconds. */
export type SameAgain = () => { body: Uint8Array; freshFor: number } | undefined

interface Sources {
  /** The kept response of the key, where it is fresh. */
  fresh: () => KeptResponse | undefined
  now: () => number
}

/** Holds nothing of the answer itself, so that what leaves the memory leaves it whole. */
export function sameAgain(
  { storedAt, opaqueTag }: KeptResponse,
  encoding: ContentEncoding,
  bytes: number,
  { fresh, now }: Sources,
): SameAgain {
  return () => {
    const kept = fresh()
    if (kept === undefined || kept.storedAt !== storedAt || kept.opaqueTag !== opaqueTag) {
      return undefined
    }
    const body = kept.body.in(encoding)
    // One that was compressed better meanwhile has another length.
    if (body instanceof Promise || body.byteLength !== bytes) return undefined
    return { body, freshFor: secondsFresh(kept, now()) }
  }
}
