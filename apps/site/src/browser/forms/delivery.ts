import { formRoutes } from '@sira/contract/formRoutes'
import { formHeaders } from '@sira/contract/forms/envelope'
import { withoutLocale } from '@sira/contract/locales'
import { orderPath } from '@sira/contract/orders/orderLink'

/** What came of sending a form. */
export type Delivery =
  /** `address`: its own page, if it has one; `reference`: by which it is followed, if by one. */
  | { outcome: 'sent'; address?: string | undefined; reference?: string | undefined }
  /** No answer: there is no network, or hardly any. */
  | { outcome: 'unanswered' }
  /** Seconds to wait. */
  | { outcome: 'tooMany'; retryAfter: number }
  | { outcome: 'refused'; status: number }

/** No answer, or that of a site whose back office is away: it may be sent again by itself. */
export function isForLater(delivery: Delivery): boolean {
  if (delivery.outcome === 'unanswered') return true
  return delivery.outcome === 'refused' && [502, 503, 504].includes(delivery.status)
}

/** On a line this slow it will not come any more; milliseconds. */
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

/** An order that is placed leads to its page; led anywhere else, it was not. */
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
