/** What came of sending a form. */
export type Delivery =
  | { outcome: 'sent' }
  /** No answer: there is no network, or hardly any. */
  | { outcome: 'unanswered' }
  /** Seconds to wait. */
  | { outcome: 'tooMany'; retryAfter: number }
  | { outcome: 'refused'; status: number }

/** On a line this slow it will not come any more; milliseconds. */
const patience = 30_000

/** Sends a form once; never throws. Only HTTP 200 is a success (spec 7). */
export async function deliver(request: Request): Promise<Delivery> {
  try {
    const response = await fetch(request.clone(), { signal: AbortSignal.timeout(patience) })
    const { status } = response
    if (status === 200) return { outcome: 'sent' }
    if (status === 429) {
      const retryAfter = Number(response.headers.get('retry-after'))
      return { outcome: 'tooMany', retryAfter: retryAfter > 0 ? retryAfter : 60 }
    }
    return { outcome: 'refused', status }
  } catch {
    return { outcome: 'unanswered' }
  }
}
