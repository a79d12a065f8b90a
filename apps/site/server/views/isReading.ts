import type { IncomingHttpHeaders } from 'node:http'

/**
 * Programs say so of themselves in their name; most of those that do not give an address there. Who
 * pretends to be a person is counted as one: to tell more, visitors would have to be followed.
 */
const machine =
  /bot\b|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|pagespeed|https?:|curl|wget|python|\bnode\b|axios|okhttp|go-http|java\/|httpclient|libwww|facebookexternalhit|^whatsapp|telegram/i

/**
 * Whether somebody asks to read a page. One that a browser prepares before anybody wants it is not
 * read; nor what a page or its worker loads by itself. Browsers that do not say what they load for
 * (Opera Mini, old phones) are believed.
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
