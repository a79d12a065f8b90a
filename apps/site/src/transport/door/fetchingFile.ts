import { patience, type ReadingLimits } from './reading.ts'

/** A file made by the back office, or the status of its answer. */
export type FetchedFile =
  | { state: 'made'; bytes: ArrayBuffer; type: string }
  | {
      state: 'refused'
      status: number
      /** Seconds. */
      retryAfter: number
    }
  | { state: 'away'; reason: unknown }

/** Asks for a file by a POST, so that its key stands in no address; never throws. */
export async function fetchFile(
  url: string,
  payload: unknown,
  limits: ReadingLimits,
  headers: Record<string, string>,
): Promise<FetchedFile> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
      redirect: 'error',
      signal: patience(limits),
    })
    if (response.status !== 200) {
      const wait = Number(response.headers.get('retry-after') ?? '')
      return { state: 'refused', status: response.status, retryAfter: wait > 0 ? wait : 60 }
    }
    const bytes = await response.arrayBuffer()
    const { maxBytes } = limits
    if (bytes.byteLength > maxBytes) throw new Error(`File larger than ${maxBytes} bytes`)
    return { state: 'made', bytes, type: response.headers.get('content-type') ?? '' }
  } catch (reason) {
    return { state: 'away', reason }
  }
}
