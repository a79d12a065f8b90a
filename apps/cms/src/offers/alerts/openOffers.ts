import { type Locale, localeCodes } from '@sira/contract/locales'
import { placeKey } from '@sira/contract/placeKey'
import type { Payload } from 'payload'
import type { Job } from '../../payload-types.ts'

/** The fields of an open offer that alerts compare and their letters show. */
export interface OpenOffer {
  id: number
  slug: string
  publishedAt: string
  domaine: string
  contrat: string
  experience: string
  pays: string
  ville: string
  urgent: boolean
  /** Title, employer and place, by language. */
  titles: Readonly<Record<string, string>>
  employer: string
  /** All that words are looked for in, folded. */
  text: string
}

/** The offers that visitors may see and apply for now, newest first. */
export async function openOffers(payload: Payload, now: Date): Promise<OpenOffer[]> {
  const today = now.toISOString().slice(0, 10)
  const hidden = await payload.find({
    collection: 'controles',
    where: { etat: { equals: 'suspendue' } },
    pagination: false,
    depth: 0,
  })
  const suspended = new Set(hidden.docs.map(({ job }) => Number(job)))
  const inFrench = await published(payload, 'fr', today)
  const translated = new Map<Locale, Map<number, string>>()
  for (const locale of localeCodes) {
    const jobs = locale === 'fr' ? inFrench : await published(payload, locale, today)
    translated.set(locale, new Map(jobs.map(({ id, titre }) => [id, titre ?? ''])))
  }
  const titlesOf = (id: number) =>
    Object.fromEntries([...translated].map(([locale, titles]) => [locale, titles.get(id) ?? '']))
  return inFrench
    .filter(({ id }) => !suspended.has(id))
    .map((job) => ({ ...offer(job), titles: titlesOf(job.id) }))
}

async function published(payload: Payload, locale: Locale, today: string): Promise<Job[]> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: {
      _status: { equals: 'published' },
      or: [
        { date_expiration: { greater_than_equal: today } },
        { date_expiration: { exists: false } },
      ],
    },
    sort: '-date_publication',
    pagination: false,
    depth: 1,
    locale,
    fallbackLocale: 'fr',
  })
  return docs
}

function offer(job: Job): Omit<OpenOffer, 'titles'> {
  const { id, slug, publishedAt, titre, description, pays, ville, urgent } = job
  const employer = typeof job.compagnie === 'object' ? (job.compagnie?.nom ?? '') : ''
  const numberOf = (value: { id: number } | number | null | undefined) =>
    String((typeof value === 'object' ? value?.id : value) ?? '')
  return {
    id,
    slug: slug ?? '',
    publishedAt: publishedAt ?? '',
    domaine: numberOf(job.jobdomain),
    contrat: numberOf(job.jobtype),
    experience: numberOf(job.experience_level),
    pays: placeKey(pays ?? ''),
    ville: placeKey(ville ?? ''),
    urgent: urgent === true,
    employer,
    text: placeKey([titre, description, employer, pays, ville].join(' ')),
  }
}
