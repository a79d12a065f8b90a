import type { CollectionSlug, PayloadRequest } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import type { InAllLanguages } from './translationNotes.ts'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

const asked = {
  locale: 'all',
  depth: 0,
  joins: false,
  showHiddenFields: true,
  disableErrors: true,
} as const

/** The last saved version of a record, in all languages; empty for a record that is gone. */
export async function inAllLanguages(
  collection: string,
  id: number | string,
  { payload, transactionID }: Request,
): Promise<InAllLanguages> {
  const record = await recordsByName(payload).findByID({
    ...asked,
    collection: collection as CollectionSlug,
    id,
    draft: true,
    // It may be coming back from the trash.
    trash: true,
    req: ofTransaction(transactionID),
  })
  return record ?? {}
}

/** The same as the public reads it; empty where it reads nothing. */
export async function publicInAllLanguages(
  collection: string,
  id: number | string,
  { payload, transactionID }: Request,
): Promise<InAllLanguages> {
  const record = await recordsByName(payload).findByID({
    ...asked,
    collection: collection as CollectionSlug,
    id,
    req: ofTransaction(transactionID),
  })
  return record?._status === 'published' ? record : {}
}

/** What was saved in an earlier version. */
export async function versionInAllLanguages(
  collection: string,
  id: number | string,
  { payload, transactionID }: Request,
): Promise<InAllLanguages> {
  const found = await payload.findVersionByID({
    collection: collection as CollectionSlug,
    id: String(id),
    locale: 'all',
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
    trash: true,
    req: ofTransaction(transactionID),
  })
  return found === null ? {} : { ...found.version }
}

/** Not the request itself: Payload would give it the language of this reading. */
function ofTransaction(transactionID: PayloadRequest['transactionID']): Partial<PayloadRequest> {
  return transactionID === undefined ? {} : { transactionID }
}
