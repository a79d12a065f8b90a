import { recordTypeNames } from '@sira/contract/kinds/recordTypes'
import type { Payload } from 'payload'
import { demoAnswerTemplates } from './content/answerTemplateSeed.ts'
import { pictureLibrary } from './pictureLibrary.ts'
import { seeders } from './seeders.ts'
import { seedSettings } from './settingsRecord.ts'
import { seedShop } from './shopRecords.ts'

/** Whether the database holds no content at all, its trash included; people do not count. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of [...recordTypeNames, 'media'] as const) {
    const { totalDocs } = await payload.count({ collection, trash: true })
    if (totalDocs > 0) return false
  }
  return true
}

/** Fills an empty database with the demo content, always in the same order. */
export async function seedDatabase(payload: Payload, today = new Date()): Promise<void> {
  await seedSettings(payload)
  await seedShop(payload)
  for (const data of demoAnswerTemplates()) {
    await payload.create({ collection: 'answer-templates', data })
  }
  const pictures = pictureLibrary(payload)
  for (const type of recordTypeNames) await seeders[type]?.({ payload, pictures, today })
}
