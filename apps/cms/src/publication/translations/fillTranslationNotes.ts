import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { inBatches } from '../../database/records/inBatches.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { inAllLanguages } from './allLanguages.ts'
import { keepNotes } from './keepNotes.ts'
import { translatedTexts } from './translatedTexts.ts'
import { stateField } from './translationFields.ts'
import { notesAfter } from './translationNotes.ts'

/**
 * Adds the notes of translations from before there were notes: they count as made from the French
 * beside them.
 */
export async function fillTranslationNotes(payload: Payload): Promise<void> {
  for (const { slug, flattenedFields } of payload.config.collections) {
    if (!flattenedFields.some(({ name }) => name === stateField('en'))) continue
    const texts = translatedTexts(flattenedFields)
    const collection = slug as CollectionSlug
    await inBatches(payload, collection, { [stateField('en')]: { exists: false } }, async (ids) => {
      const req = await createLocalReq({}, payload)
      await withinTransaction(req, async () => {
        for (const id of ids) {
          await lockRecord(collection, id, req)
          const record = await inAllLanguages(collection, id, req)
          await keepNotes(collection, id, notesAfter(texts, record, record), req)
        }
      })
    })
  }
}
