import type { RecordType } from '@sira/contract/kinds/recordTypes'
import type { Payload } from 'payload'
import { seedArticles } from './articleRecords.ts'
import { seedBooks } from './bookRecords.ts'
import { seedFaqs } from './faqRecords.ts'
import { seedJobs } from './jobRecords.ts'
import type { PictureLibrary } from './pictureLibrary.ts'
import { seedTrainings } from './trainingRecords.ts'

interface Seeding {
  payload: Payload
  pictures: PictureLibrary
  today: Date
}

/** The functions that write the demo content of each type; one may have none. */
export const seeders: { readonly [Type in RecordType]?: (seeding: Seeding) => Promise<void> } = {
  blogs: ({ payload, pictures, today }) => seedArticles(payload, pictures, today),
  formations: ({ payload, pictures, today }) => seedTrainings(payload, pictures, today),
  jobs: ({ payload, today }) => seedJobs(payload, today),
  biblios: ({ payload, pictures }) => seedBooks(payload, pictures),
  faqs: ({ payload }) => seedFaqs(payload),
}
