import { isReading } from './readingMethods.ts'

export interface Sent {
  method: string
  headers: Record<string, string | string[] | undefined>
  /** The address the visitor uses, which behind a proxy is the forwarded one. */
  host: string
}

/**
 * Whether a request may have come from one of our own pages. Only writes are judged. A sibling
 * subdomain is another origin, though browsers send it the same cookies. A program without
 * `Origin` is no browser, so it carries nobody's cookies and is let through.
 */
export function isSameOrigin(request: Sent, publicOrigin?: string): boolean {
  if (isReading(request.method)) return true
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.origin ?? refererOrigin(request.headers.referer)
  return origin === undefined || isOwnOrigin(String(origin), request.host, publicOrigin)
}

/** Our public origin, or the address of the request itself: a site is also tried by other names. */
export function isOwnOrigin(origin: string, host: string, publicOrigin?: string): boolean {
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const { host: sender, protocol } = new URL(origin)
  // A site public by TLS takes nothing from a page that anyone on the line may have written.
  const weaker = protocol === 'http:' && publicOrigin === `https://${sender}`
  return sender === host && !weaker
}

function refererOrigin(referer: string | string[] | undefined): string | undefined {
  const address = String(referer)
  return referer !== undefined && URL.canParse(address) ? new URL(address).origin : undefined
}

/** The body of the 403, in the shape that the screens of the back office show. */
export const foreignPageRefusal = {
  errors: [
    {
      name: 'ForeignPage',
      message:
        'Cette demande ne vient pas du back office ouvert à l’adresse du site : elle n’a pas été prise en compte. Rouvrez le back office à sa vraie adresse, puis recommencez.',
    },
  ],
}
