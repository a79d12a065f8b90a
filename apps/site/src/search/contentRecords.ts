import { type Locale, locales } from '@sira/contract/locales'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional } from '@sira/contract/wire/timestamps'
import * as z from 'zod'
import { plainText } from '../content/plainText.ts'
import { storedDay } from '../format/dates.ts'
import { today } from '../format/today.ts'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { contractQuery } from '../transport/door/contractQuery.ts'
import { type ListPart, partIn, partQuery, wholeList } from '../transport/listPart.ts'
import { paginationIn } from '../transport/records.ts'
import type { SearchedType } from './searchDatabase.ts'
import type { SearchRecord } from './searchRecords.ts'

/** The types that come from the back office. */
export const contentTypes = ['formations', 'jobs', 'blogs', 'biblios', 'faqs'] as const
export type ContentType = Extract<SearchedType, (typeof contentTypes)[number]>

/** Fields of each type that are searched; the first is its title. */
const searched: Readonly<Record<ContentType, readonly [string, ...string[]]>> = {
  formations: ['Theme', 'Competences', 'description', 'objectifs', 'lieu'],
  jobs: ['titre', 'description', 'pays'],
  blogs: ['titre', 'contenu'],
  biblios: ['titre', 'auteur', 'description'],
  faqs: ['question', 'reponse'],
}
/** What is shown of each besides: where it is, its day, its price. */
const shown: Readonly<Record<ContentType, { slug?: true; day?: string; price?: string }>> = {
  formations: { slug: true, day: 'date_formation', price: 'prix_formation' },
  jobs: { slug: true, day: 'date_expiration' },
  blogs: { slug: true, day: 'publishedAt' },
  biblios: { price: 'prix' },
  faqs: {},
}

const text = optional(z.string())
const entity = entityOf(
  z.object({ updatedAt: z.string(), locale: text, slug: text }).catchall(z.unknown()),
)

/** What is asked of a type, and in which order. */
export type ContentFilter = Readonly<Record<string, string>>

/**
 * Records of a type from the one numbered `start`, at most 100, each in the languages it is
 * written in. Throws while the back office is away.
 */
export async function contentRecords(
  backOffice: BackOffice,
  type: ContentType,
  filter: ContentFilter,
  start: number,
): Promise<ListPart<SearchRecord>> {
  const byLanguage = await Promise.all(
    locales.map(({ code }) =>
      recordsInLanguage(backOffice, type, { ...filter, locale: code }, start),
    ),
  )
  return {
    items: byLanguage.flatMap(({ items }) => items),
    isLast: byLanguage.every(({ isLast }) => isLast),
  }
}

/** What is public of a type: offers past their last day are withdrawn. */
function publicOf(type: ContentType): ContentFilter {
  if (type !== 'jobs') return {}
  return {
    'filters[$or][0][date_expiration][$gte]': today(),
    'filters[$or][1][date_expiration][$null]': 'true',
  }
}

/** How many records of a type are public. Throws while the back office is away. */
export async function contentCount(backOffice: BackOffice, type: ContentType): Promise<number> {
  const query = { 'fields[0]': 'updatedAt', 'pagination[pageSize]': 1, ...publicOf(type) }
  const body = await bodyOf(backOffice, contractQuery(type, query))
  return paginationIn(body).total
}

/** The ids of all public records of a type. Throws while the back office is away. */
export async function contentIds(backOffice: BackOffice, type: ContentType): Promise<string[]> {
  const fields = { 'fields[0]': 'updatedAt', sort: 'id:asc', ...publicOf(type) }
  const records = await wholeList(async (start) => {
    const path = contractQuery(type, { ...fields, ...partQuery(start) })
    return partIn(await bodyOf(backOffice, path), entity, backOffice)
  })
  return records.map(({ id }) => String(id))
}

async function recordsInLanguage(
  backOffice: BackOffice,
  type: ContentType,
  filter: ContentFilter & { locale: Locale },
  start: number,
): Promise<ListPart<SearchRecord>> {
  const { slug, day, price } = shown[type]
  const others = [slug && 'slug', day, price].filter((name) => name !== undefined)
  const fields = ['updatedAt', ...searched[type], ...others]
  const query = {
    ...Object.fromEntries(fields.map((field, index) => [`fields[${index}]`, field])),
    sort: 'updatedAt:asc',
    ...publicOf(type),
    ...filter,
    ...partQuery(start),
  }
  const body = await bodyOf(backOffice, contractQuery(type, query))
  const { items, isLast } = partIn(body, entity, backOffice)
  const records = items.map((record) => searchRecord(type, record))
  return { items: records.filter(({ language }) => language === filter.locale), isLast }
}

async function bodyOf(backOffice: BackOffice, path: string): Promise<unknown> {
  const reading = await backOffice.read(path)
  if (reading.state === 'found') return reading.body
  throw reading.state === 'away' ? reading.reason : new Error(`GET ${path}: ${reading.state}`)
}

function searchRecord(type: ContentType, { id, attributes }: z.infer<typeof entity>): SearchRecord {
  const [title, ...texts] = searched[type].map((field) => String(attributes[field] ?? ''))
  const { day = '', price = '' } = shown[type]
  const amount = attributes[price]
  return {
    type,
    id: String(id),
    // A server that names no language has one.
    language: (attributes.locale ?? 'fr') as Locale,
    place: attributes.slug ?? String(id),
    title: title ?? '',
    body: texts.map(plainText).filter(Boolean).join(' '),
    updated: attributes.updatedAt,
    day: storedDay(String(attributes[day] ?? '')),
    price: typeof amount === 'number' ? amount : null,
  }
}
