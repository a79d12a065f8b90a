import type { CacheLookup, RenderedResponse } from '../src/responseCache.ts'

/** A page of enough text to be worth compressing. */
export function page(text: string, headers: Record<string, string> = {}): RenderedResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      'cache-tag': 'blogs,settings',
      ...headers,
    },
    body: new TextEncoder().encode(`${text}${' étoffe tissée à la main'.repeat(80)}`),
  }
}

export function failure(): RenderedResponse {
  return { status: 503, headers: {}, body: new TextEncoder().encode('indisponible') }
}

export function get(key: string, more: Partial<CacheLookup> = {}): CacheLookup {
  return { key, method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined, ...more }
}

/** The first word of the body, decompressed by the caller if need be. */
export function firstWord(body: Uint8Array | null): string {
  return new TextDecoder().decode(body ?? new Uint8Array()).split(' ')[0] ?? ''
}

/** A render that ends when the test says so, and counts how often it was begun. */
export function renderByHand(): {
  render: () => Promise<RenderedResponse>
  begun: () => number
  finish: (response: RenderedResponse) => void
  fail: (error: Error) => void
} {
  const waiting: PromiseWithResolvers<RenderedResponse>[] = []
  let begun = 0
  return {
    render() {
      begun += 1
      const next = Promise.withResolvers<RenderedResponse>()
      waiting.push(next)
      return next.promise
    },
    begun: () => begun,
    finish: (response) => waiting.shift()?.resolve(response),
    fail: (error) => waiting.shift()?.reject(error),
  }
}
