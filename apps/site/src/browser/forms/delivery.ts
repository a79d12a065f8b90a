import { formRoutes } from '@sira/contract/formRoutes'
import { formHeaders } from '@sira/contract/forms/envelope'
import { withoutLocale } from '@sira/contract/locales'
import { orderPath } from '@sira/contract/orders/orderLink'

/** The outcome of sending a form. */
export type Delivery =
  /**
   * `address`: the page of the sent dossier, if it has one; `reference`: for its follow-up, if it
   * has one.
   */
  | { outcome: 'sent'; address?: string | undefined; reference?: string | undefined }
  /** No answer: there is no network, or hardly any. */
  | { outcome: 'unanswered' }
  /** Seconds to wait. */
  | { outcome: 'tooMany'; retryAfter: number }
  | { outcome: 'refused'; status: number }

/**
 * Whether the form may be sent again automatically: there was no answer, or only the site's, whose
 * back office is away.
 */
export function isForLater(delivery: Delivery): boolean {
  if (delivery.outcome === 'unanswered') return true
  return delivery.outcome === 'refused' && [502, 503, 504].includes(delivery.status)
}

/** Milliseconds. After this time the answer is not expected any more. */
const patience = 30_000

/** Sends a form once; never throws. Only HTTP 200 is a success (product 7). */
export async function deliver(request: Request): Promise<Delivery> {
  try {
    const response = await fetch(request.clone(), { signal: AbortSignal.timeout(patience) })
    const { status } = response
    if (status === 200) return arrived(request, response)
    if (status === 429) {
      const retryAfter = Number(response.headers.get('retry-after'))
      return { outcome: 'tooMany', retryAfter: retryAfter > 0 ? retryAfter : 60 }
    }
    return { outcome: 'refused', status }
  } catch {
    return { outcome: 'unanswered' }
  }
}

/**
 * Reads the outcome from the address of the answer: a placed order leads to its page. Any other
 * address means that it was not placed.
 */
function arrived(request: Request, { url, redirected, headers }: Response): Delivery {
  const asked = withoutLocale(new URL(request.url).pathname).path
  if (asked !== formRoutes.checkout) {
    return { outcome: 'sent', reference: headers.get(formHeaders.reference) ?? undefined }
  }
  const { pathname } = new URL(url)
  const { path } = withoutLocale(pathname)
  if (!redirected || !path.startsWith(`${orderPath}/`)) return { outcome: 'refused', status: 409 }
  return { outcome: 'sent', address: pathname, reference: path.slice(orderPath.length + 1) }
}
