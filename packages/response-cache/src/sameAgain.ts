import type { ContentEncoding } from './encoding/acceptedEncoding.ts'
import { secondsFresh } from './freshness.ts'
import type { KeptResponse } from './keptResponse.ts'

/** An answer that may be repeated to the same request while it holds; `freshFor` is in seconds. */
export type SameAgain = () => { body: Uint8Array; freshFor: number } | undefined

interface Sources {
  /** The kept response of the key, while it is fresh. */
  fresh: () => KeptResponse | undefined
  now: () => number
}

/** Keeps no reference to the answer, so that an answer dropped from the cache leaves the memory. */
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
    // A body that was compressed better meanwhile has another length.
    if (body instanceof Promise || body.byteLength !== bytes) return undefined
    return { body, freshFor: secondsFresh(kept, now()) }
  }
}
