import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import * as z from 'zod'
import type { BackOffice } from './door/contractClient.ts'

export type Preview<T> =
  | { state: 'known'; data: T }
  /** The visitor is not signed in to the back office. */
  | { state: 'forbidden' }
  | { state: 'absent' }
  | { state: 'away' }

const recordId = /^\d{1,12}$/

export interface DraftQuestion<Item> {
  type: DraftedType
  id: string
  /** Of the visitor. */
  cookie: string | null
  locale: Locale
  /** The wire's shape of a draft, which may lack what a published record has. */
  entity: z.ZodType<Item>
}

/**
 * A record as it will be, draft included, for signed-in staff only: the visitor's cookies go to
 * the back office, which decides. Never kept anywhere.
 */
export async function draftPreview<Item>(
  backOffice: BackOffice,
  { type, id, cookie, locale, entity }: DraftQuestion<Item>,
): Promise<Preview<Item>> {
  if (!recordId.test(id)) return { state: 'absent' }
  if (cookie === null) return { state: 'forbidden' }
  const address = `/admin/api/preview/${type}/${id}`
  const reading = await backOffice.readAs(cookie, `${address}?populate=*&locale=${locale}`)
  if (reading.state === 'absent' || reading.state === 'forbidden') return { state: reading.state }
  const single = z.object({ data: entity })
  const parsed = reading.state === 'found' ? single.safeParse(reading.body) : undefined
  if (parsed?.success) return { state: 'known', data: parsed.data.data }
  const reason = reading.state === 'away' ? reading.reason : parsed?.error
  backOffice.logError('Error in preview fetching', reason)
  return { state: 'away' }
}
