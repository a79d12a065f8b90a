import { formHeaders } from '@sira/contract/forms/envelope'
import { patience, type ReadingLimits } from './reading.ts'

/** The result of a POST: its status and body, or why there is none. */
export interface Sent {
  status: number | null
  body?: unknown
  /** `Set-Cookie` headers. */
  cookies: readonly string[]
  /** Seconds to wait before trying again, where the answer says so. */
  retryAfter?: number | undefined
  /** The reference for the visitor's follow-up. */
  reference?: string | undefined
  /** The key by which the sending device opens it. */
  dossierKey?: string | undefined
  reason?: unknown
}

/** The only write of the site; it never throws. A body that is no JSON is left out. */
export async function postJson(
  url: string,
  payload: unknown,
  limits: ReadingLimits,
  headers: Record<string, string>,
): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(payload),
      redirect: 'error',
      signal: patience(limits),
    })
    const body: unknown = await response.json().catch(() => undefined)
    const wait = Number(response.headers.get('retry-after') ?? '')
    return {
      status: response.status,
      body,
      cookies: response.headers.getSetCookie(),
      retryAfter: wait > 0 ? wait : undefined,
      reference: response.headers.get(formHeaders.reference) ?? undefined,
      dossierKey: response.headers.get(formHeaders.dossierKey) ?? undefined,
    }
  } catch (reason) {
    return { status: null, cookies: [], reason }
  }
}
