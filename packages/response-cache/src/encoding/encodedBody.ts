import type { RenderedResponse } from '../renderedResponse.ts'
import type { ContentEncoding } from './acceptedEncoding.ts'
import { compressGzip, quickBrotli, thoroughBrotli } from './compression.ts'

/** A body in the encodings asked for so far, each made once. */
export interface EncodedBody {
  /** Gives the bytes at once when they exist, else a promise that all callers share. */
  in(encoding: ContentEncoding): Uint8Array | Promise<Uint8Array>
  /** The memory of all encodings together. */
  byteLength(): number
}

/**
 * Brotli that did not come along is made twice: quickly for the first visitor, thoroughly when a
 * later visitor shows that the answer is worth it and the server has time. `onGrowth` is called
 * whenever `byteLength()` has changed.
 */
export function encodedBody(
  { body: identity, brotli }: Pick<RenderedResponse, 'body' | 'brotli'>,
  onGrowth: () => void,
): EncodedBody {
  const made = new Map<ContentEncoding, Uint8Array>([['identity', identity]])
  if (brotli) made.set('br', brotli)
  const making = new Map<ContentEncoding, Promise<Uint8Array>>()
  let thorough = brotli !== undefined

  function make(encoding: 'br' | 'gzip', compressed: Promise<Uint8Array>): Promise<Uint8Array> {
    const promise = compressed
      .then((body) => {
        made.set(encoding, body)
        onGrowth()
        return body
      })
      .finally(() => making.delete(encoding))
    making.set(encoding, promise)
    return promise
  }

  function improveBrotli(): void {
    const better = thoroughBrotli(identity)
    if (better === undefined) return
    thorough = true
    // On a failure the quick version stays.
    make('br', better).catch(() => {})
  }

  return {
    in(encoding) {
      const body = made.get(encoding)
      if (body !== undefined) {
        if (encoding === 'br' && !thorough) improveBrotli()
        return body
      }
      const running = making.get(encoding)
      if (running !== undefined || encoding === 'identity') return running ?? identity
      return make(encoding, encoding === 'br' ? quickBrotli(identity) : compressGzip(identity))
    },
    byteLength() {
      let total = 0
      for (const body of made.values()) total += body.byteLength
      return total
    },
  }
}
