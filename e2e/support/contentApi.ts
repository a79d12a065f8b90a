import { articleSchema } from '@sira/contract/records/article'
import { bookSchema } from '@sira/contract/records/book'
import { choiceEntity } from '@sira/contract/records/choice'
import { faqSchema } from '@sira/contract/records/faq'
import { jobSchema } from '@sira/contract/records/job'
import { mediaEntity } from '@sira/contract/records/media'
import { trainerSchema, trainingSchema } from '@sira/contract/records/training'
import { entityOf, toManyOf, toOneOf } from '@sira/contract/wire/envelope'
import { z } from 'zod'
import { readList } from './backOfficeApi.ts'

// The contract lets these be empty or left out; the demo content has them, with their relations.
const filledArticle = articleSchema.extend({
  contenu: z.string(),
  tags: toManyOf(choiceEntity),
  image: toOneOf(mediaEntity),
})

const filledTraining = trainingSchema.extend({
  description: z.string(),
  nombre_heures: z.number(),
  prix_formation: z.number(),
  niveau: z.string(),
  lieu: z.string(),
  langue: z.string(),
  formateur: toOneOf(entityOf(trainerSchema)),
})

const filledJob = jobSchema.extend({
  description: z.string(),
  date_publication: z.string(),
  pays: z.string(),
  urgent: z.boolean(),
  compagnie: toOneOf(choiceEntity),
  jobdomain: toOneOf(choiceEntity),
  experience_level: toOneOf(choiceEntity),
  jobtype: toOneOf(choiceEntity),
})

const filledBook = bookSchema.extend({
  auteur: z.string(),
  prix: z.number(),
  description: z.string(),
})

const filledFaq = faqSchema.extend({ reponse: z.string() })

const everything = 'populate=*&pagination[limit]=100'

/** Articles as the public sees them, newest first, with their relations. */
export function readArticles() {
  return readList(`blogs?${everything}`, filledArticle)
}

export async function readTrainings() {
  const records = await readList(`formations?${everything}`, filledTraining)
  return records.map(({ attributes }) => attributes)
}

/** The offers of the demo: those that tests make beside it name no employer, and come and go. */
export async function readJobs() {
  const records = await readList(`jobs?${everything}`, filledJob)
  return records
    .map(({ attributes }) => attributes)
    .filter(({ compagnie }) => compagnie.data !== null)
}

export function readBooks() {
  return readList(`biblios?${everything}`, filledBook)
}

export async function readFaqs() {
  const records = await readList(`faqs?${everything}`, filledFaq)
  return records.map(({ attributes }) => attributes)
}

/** The day it is, as `YYYY-MM-DD`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** The first record that has what a test needs. */
export function firstWith<T>(records: readonly T[], condition: (record: T) => boolean): T {
  const found = records.find(condition)
  if (found === undefined) throw new Error('the demo content lacks a record for this test')
  return found
}
