import { type MessageKind, messageKindNames } from '@sira/contract/forms/messageForms'
import type { Payload } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { searchedText } from '../../dossiers/search/plainSearch.ts'
import { randomReference } from '../../fields/randomReference.ts'
import { messageKinds } from './messageKinds.ts'

/** A small batch, so that nobody waits for it. */
const atOnce = 100

/** Gives a reference to messages from before there were references. */
export async function fillReferences(payload: Payload): Promise<void> {
  for (const kind of messageKindNames) {
    while (await fillSome(kind, payload)) {
      // Let others run between two batches.
      await new Promise((next) => setImmediate(next))
    }
  }
}

async function fillSome(kind: MessageKind, payload: Payload): Promise<boolean> {
  const { letters, searched } = messageKinds[kind]
  if (letters === null) return false
  const { docs } = await recordsByName(payload).find({
    collection: kind,
    where: { reference: { exists: false } },
    trash: true,
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  for (const record of docs) {
    const { id, updatedAt } = record
    const reference = randomReference(letters.reference)
    const named: Record<string, unknown> = { ...record, reference }
    const searchText = searchedText(searched.map((field) => named[field]))
    const data = { reference, searchText, updatedAt }
    await payload.db.updateOne({ collection: kind, id, data })
  }
  return docs.length === atOnce
}
