import * as z from 'zod'
import type { BackOffice } from './contractClient.ts'
import { draftNewsEntity, type NewsItem, newsItem } from './newsItem.ts'

export type Preview<T> =
  | { state: 'known'; data: T }
  /** The visitor is not signed in to the back office. */
  | { state: 'forbidden' }
  | { state: 'absent' }
  | { state: 'away' }

const single = z.object({ data: draftNewsEntity })
const recordId = /^\d{1,12}$/

/**
 * An article as it will be, draft included, for signed-in staff only: the visitor's cookies go to
 * the back office, which decides. Never kept anywhere.
 */
export async function draftPreview(
  backOffice: BackOffice,
  collection: 'blogs',
  id: string,
  cookie: string | null,
): Promise<Preview<NewsItem>> {
  if (!recordId.test(id)) return { state: 'absent' }
  if (cookie === null) return { state: 'forbidden' }
  const reading = await backOffice.readAs(cookie, `/admin/api/preview/${collection}/${id}`)
  if (reading.state === 'absent' || reading.state === 'forbidden') return { state: reading.state }
  const parsed = reading.state === 'found' ? single.safeParse(reading.body) : undefined
  if (parsed?.success) return { state: 'known', data: newsItem(parsed.data.data) }
  const reason = reading.state === 'away' ? reading.reason : parsed?.error
  backOffice.logError('Error in preview fetching', reason)
  return { state: 'away' }
}
