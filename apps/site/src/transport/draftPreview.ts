import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import * as z from 'zod'
import type { BackOffice } from './door/contractClient.ts'
import { type Preview, readPreview } from './readPreview.ts'

const recordId = /^\d{1,12}$/

export interface DraftQuestion<Item> {
  type: DraftedType
  id: string
  /** The cookies of the visitor. */
  cookie: string | null
  locale: Locale
  /** The wire's shape of a draft, in which fields of a published record may be missing. */
  entity: z.ZodType<Item>
}

/** Reads a record as it will be, draft included. */
export async function draftPreview<Item>(
  backOffice: BackOffice,
  { type, id, cookie, locale, entity }: DraftQuestion<Item>,
): Promise<Preview<Item>> {
  if (!recordId.test(id)) return { state: 'absent' }
  const address = `/admin/api/preview/${type}/${id}?populate=*&locale=${locale}`
  const single = z.object({ data: entity }).transform(({ data }) => data)
  return readPreview(backOffice, cookie, address, single)
}
