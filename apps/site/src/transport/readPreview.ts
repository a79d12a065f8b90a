import type * as z from 'zod'
import type { BackOffice } from './door/contractClient.ts'

export type Preview<T> =
  | { state: 'known'; data: T }
  /** The visitor is not signed in to the back office. */
  | { state: 'forbidden' }
  | { state: 'absent' }
  | { state: 'away' }

/**
 * Reads content that the back office shows to signed-in staff only. The visitor's cookies are
 * passed on, and the back office decides. It is never kept anywhere.
 */
export async function readPreview<Body>(
  backOffice: BackOffice,
  cookie: string | null,
  pathFromOrigin: string,
  body: z.ZodType<Body>,
): Promise<Preview<Body>> {
  if (cookie === null) return { state: 'forbidden' }
  const reading = await backOffice.readAs(cookie, pathFromOrigin)
  if (reading.state === 'absent' || reading.state === 'forbidden') return { state: reading.state }
  const parsed = reading.state === 'found' ? body.safeParse(reading.body) : undefined
  if (parsed?.success) return { state: 'known', data: parsed.data }
  const reason = reading.state === 'away' ? reading.reason : parsed?.error
  backOffice.logError('Error in preview fetching', reason)
  return { state: 'away' }
}
