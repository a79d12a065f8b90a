import type { ReadingLimits } from './reading.ts'

/** What came of a POST: its status, or why there is none. */
interface Sent {
  status: number | null
  reason?: unknown
}

/** The only write of the site; it never throws. */
export async function postJson(
  url: string,
  payload: unknown,
  { timeoutMs }: ReadingLimits,
  headers: Record<string, string>,
): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(payload),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return { status: response.status }
  } catch (reason) {
    return { status: null, reason }
  }
}
