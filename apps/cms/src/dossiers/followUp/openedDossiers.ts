import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { OwnDossiersRequest } from '@sira/contract/dossiers/ownDossiers'
import { kindOfReference, readReference } from '@sira/contract/dossiers/reference'
import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { keptKinds, type NamedKind } from '../keptKinds.ts'
import { isDossierKey, isPairKey, isSame } from './dossierKey.ts'

/** What a device may open of what it asks for, in the order in which it asks. */
export async function openedDossiers(
  { dossiers, locale }: OwnDossiersRequest,
  payload: Payload,
): Promise<FollowUp[]> {
  const opened: FollowUp[] = []
  for (const { reference: typed, cle } of dossiers) {
    const reference = readReference(typed)
    const kind = reference === undefined ? undefined : kindOf(reference, payload)
    if (reference === undefined || kind === undefined) continue
    const record = await recordOf(kind, reference, payload)
    if (record === undefined) continue
    const isProved = opens(cle, record, reference, payload)
    if (!isProved && !isPairKey(cle, reference, payload)) continue
    const found = await followedRecord(kind, record, locale, payload, isProved)
    if (found) opened.push(found)
  }
  return opened
}

/** How a record is followed, for who has proved that it is his, in another way than by its pair unless said. */
export async function followedRecord(
  { personal, followed }: NamedKind,
  record: NamedRecord,
  locale: Locale,
  payload: Payload,
  isProved = true,
): Promise<FollowUp | undefined> {
  const { reference } = record
  const own = personal.phone && record[personal.phone.field]
  const phone =
    typeof own === 'string' && own !== '' ? own : await followed?.phoneBeside?.(record, payload)
  if (typeof reference !== 'string' || phone === undefined) return undefined
  return followed?.find({ reference, phone, isProved }, locale, payload)
}

function kindOf(reference: string, payload: Payload): NamedKind | undefined {
  const nature = kindOfReference(reference)
  return keptKinds(payload).find(({ followed }) => followed?.nature === nature)
}

async function recordOf(
  { slug }: NamedKind,
  reference: string,
  payload: Payload,
): Promise<NamedRecord | undefined> {
  const { docs } = await recordsByName(payload).find({
    collection: slug,
    where: { reference: { equals: reference } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}

/** By the key of its letters, where it has one, or by that of the device that sent it. */
function opens(key: string, { cle }: NamedRecord, reference: string, payload: Payload): boolean {
  if (typeof cle === 'string' && cle !== '') return isSame(key, cle)
  return isDossierKey(key, reference, payload)
}
