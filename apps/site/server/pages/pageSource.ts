import { traced } from '@sira/host/tracing/traced'
import type { Permit } from '@sira/response-cache/renderPermit'
import type { CacheLookup, ResponseCache, WireResponse } from '@sira/response-cache/responseCache'
import type { RenderPage } from '../rendering/astroRenderer.ts'
import { lightKey, pageOfKey } from './dataSaving.ts'
import { notFoundPath } from './pagePath.ts'

/**
 * Gives the page of an address (the key of the lookup: path and known parameters). Rejects with the
 * refusal of the permit where the page has to be made and may not be.
 */
export type PageSource = (lookup: CacheLookup, permit?: Permit) => Promise<WireResponse>

/** Gives the key of the page that replaces another, light if that one is. */
export function keyInstead(key: string, pathOf: (target: string) => string): string {
  const { target, light } = pageOfKey(key)
  const page = pathOf(target)
  return light ? lightKey(page) : page
}

/** The one page that all unknown addresses of a language share, so that they cannot fill the memory. */
function notFound(key: string): string {
  return keyInstead(key, notFoundPath)
}
/** Astro's own endpoints stay closed (`/_image` resizes on request, for anyone). */
const internal = /^\/_/
const unknownPage = 'x-unknown-page'

export function pageSource(cache: ResponseCache, render: RenderPage): PageSource {
  /** Always rendered by a GET, so that HEAD and GET share one page. */
  async function rendered(key: string) {
    const { target, light } = pageOfKey(key)
    const headers = light ? { 'save-data': 'on' } : {}
    const page = await traced('page made', {}, () => render({ method: 'GET', target, headers }))
    // A page that finds nothing (a slug, page 77 of a list) can be asked for by as many addresses.
    if (page && (page.status !== 404 || key === notFound(key))) return page
    return { status: 404, headers: { [unknownPage]: 'yes' }, body: new Uint8Array() }
  }

  function keptPage(lookup: CacheLookup, permit?: Permit): Promise<WireResponse> {
    return cache.respond(lookup, () => rendered(lookup.key), permit)
  }

  return async (lookup, permit) => {
    if (internal.test(lookup.key)) return keptPage({ ...lookup, key: notFound(lookup.key) })
    const answer = await keptPage(lookup, permit)
    if (answer.headers[unknownPage] === undefined) return answer
    return keptPage({ ...lookup, key: notFound(lookup.key) })
  }
}
