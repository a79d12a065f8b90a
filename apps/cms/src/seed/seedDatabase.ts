import type { Payload } from 'payload'
import { seedArticles } from './articleRecords.ts'
import { seedBooks } from './bookRecords.ts'
import { seedFaqs } from './faqRecords.ts'
import { seedJobs } from './jobRecords.ts'
import { pictureLibrary } from './pictureLibrary.ts'
import { seedSettings } from './settingsRecord.ts'
import { seedTrainings } from './trainingRecords.ts'

/** Whether the database holds no content at all, its trash included; people do not count. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of ['blogs', 'formations', 'jobs', 'biblios', 'faqs', 'media'] as const) {
    const { totalDocs } = await payload.count({ collection, trash: true })
    if (totalDocs > 0) return false
  }
  return true
}

/** Fills an empty database with the demo content, always in the same order. */
export async function seedDatabase(payload: Payload, today = new Date()): Promise<void> {
  await seedSettings(payload)
  const pictures = pictureLibrary(payload)
  await seedArticles(payload, pictures)
  await seedTrainings(payload, pictures, today)
  await seedJobs(payload, today)
  await seedBooks(payload, pictures)
  await seedFaqs(payload)
}
