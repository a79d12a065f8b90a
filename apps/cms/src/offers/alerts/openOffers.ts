import { type Locale, localeCodes } from '@sira/contract/locales'
import { placeKey } from '@sira/contract/placeKey'
import { indexedText } from '@sira/contract/search/searchText'
import { type SynonymGroup, synonymGroups } from '@sira/contract/search/synonyms'
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
  employer: string
  town: string
  /** The last day to apply; empty: none. */
  lastDay: string
  titles: Readonly<Record<string, string>>
  /** All that words are looked for in, as the search of the site has it: made once, where it is asked for. */
  textIn: (locale: string) => string
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
  const byLanguage = new Map<string, Map<number, Job>>()
  for (const locale of localeCodes) {
    const jobs = locale === 'fr' ? inFrench : await published(payload, locale, today)
    byLanguage.set(locale, new Map(jobs.map((job) => [job.id, job])))
  }
  const titlesOf = (id: number) =>
    Object.fromEntries([...byLanguage].map(([locale, jobs]) => [locale, jobs.get(id)?.titre ?? '']))
  return inFrench
    .filter(({ id }) => !suspended.has(id))
    .map((job) => ({
      ...offer(job),
      titles: titlesOf(job.id),
      textIn: once((locale) => searchedIn(byLanguage.get(locale)?.get(job.id) ?? job)),
    }))
}

function once(make: (locale: string) => string): (locale: string) => string {
  const made = new Map<string, string>()
  return (locale) => {
    const text = made.get(locale) ?? make(locale)
    made.set(locale, text)
    return text
  }
}

/** The words of the same meaning, as the settings of the search have them. */
export async function searchSynonyms(payload: Payload): Promise<SynonymGroup[]> {
  const { searchSynonyms: groups } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return synonymGroups(groups ?? '')
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

const employerOf = ({ compagnie }: Job) =>
  typeof compagnie === 'object' ? (compagnie?.nom ?? '') : ''

/** Each word with a space before it. */
function searchedIn(job: Job): string {
  const { titre, description, pays, ville } = job
  return ` ${indexedText([titre, description, employerOf(job), pays, ville].join(' '))} `
}

function offer(job: Job): Omit<OpenOffer, 'titles' | 'textIn'> {
  const { id, slug, publishedAt, pays, ville, urgent, date_expiration: lastDay } = job
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
    employer: employerOf(job),
    town: ville ?? '',
    lastDay: lastDay ?? '',
  }
}
