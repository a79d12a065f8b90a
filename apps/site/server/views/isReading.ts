import type { IncomingHttpHeaders } from 'node:http'

/**
 * Programs usually name themselves in their user agent, or give an address there. A program that
 * pretends to be a person counts as one: to find out, visitors would have to be tracked.
 */
const machine =
  /bot\b|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|pagespeed|https?:|curl|wget|python|\bnode\b|axios|okhttp|go-http|java\/|httpclient|libwww|facebookexternalhit|^whatsapp|telegram/i

/**
 * Whether a person asks to read a page. A prefetched page does not count, nor does anything that a
 * page or its worker loads. Browsers that do not state the purpose of a request (Opera Mini, old
 * phones) are believed.
 */
export function isReading(method: string, headers: IncomingHttpHeaders): boolean {
  const name = headers['user-agent'] ?? ''
  if (method !== 'GET' || name === '' || machine.test(name)) return false
  if (said(headers['sec-purpose'], headers.purpose, headers['x-moz']).includes('prefetch')) {
    return false
  }
  const target = headers['sec-fetch-dest']
  return target === undefined || target === 'document'
}

function said(...values: readonly (string | string[] | undefined)[]): string {
  return values.flat().join(' ')
}
