import { readList } from './backOfficeApi.ts'

interface Related {
  data: { attributes: { nom: string } } | null
}

export interface TrainingAttributes {
  slug: string
  Theme: string
  description: string
  date_formation: string | null
  date_fin: string | null
  nombre_heures: number
  prix_formation: number
  niveau: string
  lieu: string
  langue: string
  Competences: string
  formateur: { data: { attributes: { Nom: string; Prenoms: string; Profession: string } } | null }
  image: { data: unknown[] | null }
}

export interface JobAttributes {
  slug: string
  titre: string
  description: string
  date_publication: string
  date_expiration: string | null
  pays: string
  urgent: boolean
  compagnie: Related
  jobdomain: Related
  experience_level: Related
  jobtype: Related
}

export interface BookAttributes {
  titre: string
  auteur: string
  prix: number
  description: string
}

const everything = 'populate=*&pagination[limit]=100'

export async function readTrainings(): Promise<TrainingAttributes[]> {
  const records = await readList<TrainingAttributes>(`formations?${everything}`)
  return records.map(({ attributes }) => attributes)
}

export async function readJobs(): Promise<JobAttributes[]> {
  const records = await readList<JobAttributes>(`jobs?${everything}`)
  return records.map(({ attributes }) => attributes)
}

export function readBooks() {
  return readList<BookAttributes>(`biblios?${everything}`)
}

export async function readFaqs(): Promise<{ question: string; reponse: string }[]> {
  const records = await readList<{ question: string; reponse: string }>(`faqs?${everything}`)
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
