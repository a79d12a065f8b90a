import { type Locale, locales } from '@sira/contract/locales'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional } from '@sira/contract/wire/timestamps'
import * as z from 'zod'
import type { BackOffice } from '../api/contractClient.ts'
import { contractQuery, maximumPageSize } from '../api/contractQuery.ts'
import { recordsIn } from '../api/records.ts'
import { plainText } from '../content/plainText.ts'
import { today } from '../format/today.ts'
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
const others: Readonly<Record<ContentType, readonly string[]>> = {
  formations: ['slug'],
  jobs: ['slug'],
  blogs: ['slug'],
  biblios: [],
  faqs: [],
}

const text = optional(z.string())
const entity = entityOf(
  z.object({ updatedAt: z.string(), locale: text, slug: text }).catchall(z.unknown()),
)

/** What is asked of a type, and in which order. */
export type ContentFilter = Readonly<Record<string, string>>

/** A part of a list; the last one is not full. Records that cannot be read are left out of it. */
interface ContentPart<Item> {
  items: Item[]
  isLast: boolean
}

/**
 * Records of a type from the one numbered `start`, at most 100, each in the languages it is
 * written in. Throws while the back office is away.
 */
export async function contentRecords(
  backOffice: BackOffice,
  type: ContentType,
  filter: ContentFilter,
  start: number,
): Promise<ContentPart<SearchRecord>> {
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
  return z.object({ meta: z.object({ pagination: z.object({ total: z.number() }) }) }).parse(body)
    .meta.pagination.total
}

/** The ids of all public records of a type. Throws while the back office is away. */
export async function contentIds(backOffice: BackOffice, type: ContentType): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; ; start += maximumPageSize) {
    const query = { 'fields[0]': 'updatedAt', sort: 'id:asc', ...publicOf(type), ...part(start) }
    const { items, isLast } = await listPart(backOffice, contractQuery(type, query))
    ids.push(...items.map(({ id }) => String(id)))
    if (isLast) return ids
  }
}

async function recordsInLanguage(
  backOffice: BackOffice,
  type: ContentType,
  filter: ContentFilter & { locale: Locale },
  start: number,
): Promise<ContentPart<SearchRecord>> {
  const fields = ['updatedAt', ...searched[type], ...others[type]]
  const query = {
    ...Object.fromEntries(fields.map((field, index) => [`fields[${index}]`, field])),
    sort: 'updatedAt:asc',
    ...publicOf(type),
    ...filter,
    ...part(start),
  }
  const { items, isLast } = await listPart(backOffice, contractQuery(type, query))
  const records = items.map((record) => searchRecord(type, record))
  return { items: records.filter(({ language }) => language === filter.locale), isLast }
}

async function listPart(
  backOffice: BackOffice,
  path: string,
): Promise<ContentPart<z.infer<typeof entity>>> {
  const body = await bodyOf(backOffice, path)
  const { data } = z.object({ data: z.array(z.unknown()) }).parse(body)
  return { items: recordsIn(body, entity, backOffice), isLast: data.length < maximumPageSize }
}

function part(start: number): Record<string, string | number> {
  return {
    'pagination[start]': start,
    'pagination[limit]': maximumPageSize,
    'pagination[withCount]': 'false',
  }
}

async function bodyOf(backOffice: BackOffice, path: string): Promise<unknown> {
  const reading = await backOffice.read(path)
  if (reading.state === 'found') return reading.body
  throw reading.state === 'away' ? reading.reason : new Error(`GET ${path}: ${reading.state}`)
}

function searchRecord(type: ContentType, { id, attributes }: z.infer<typeof entity>): SearchRecord {
  const [title, ...texts] = searched[type].map((field) => String(attributes[field] ?? ''))
  return {
    type,
    id: String(id),
    // A server that names no language has one.
    language: (attributes.locale ?? 'fr') as Locale,
    place: attributes.slug ?? String(id),
    title: title ?? '',
    body: texts.map(plainText).filter(Boolean).join(' '),
    updated: attributes.updatedAt,
  }
}
