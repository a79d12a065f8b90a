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

/** Gives the last saved version of a record in all languages; empty for a record that is gone. */
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
    // It may be in the trash and about to be restored.
    trash: true,
    req: ofTransaction(transactionID),
  })
  return record ?? {}
}

/** Gives the public record in all languages; empty where it is not public. */
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

/** Gives an earlier version in all languages. */
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

/**
 * Gives only the transaction of the request: Payload would change the language of the request
 * itself.
 */
function ofTransaction(transactionID: PayloadRequest['transactionID']): Partial<PayloadRequest> {
  return transactionID === undefined ? {} : { transactionID }
}
