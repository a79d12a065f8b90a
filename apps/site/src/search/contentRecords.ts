import { openFilter } from '@sira/contract/kinds/openRecords'
import { type RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { defaultLocale, isLocale, type Locale, locales } from '@sira/contract/locales'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional } from '@sira/contract/wire/timestamps'
import * as z from 'zod'
import { foundText } from '../content/plainText.ts'
import { storedDay } from '../format/dates.ts'
import { today } from '../format/today.ts'
import { recordKinds } from '../kinds/recordKinds.ts'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { contractQuery } from '../transport/door/contractQuery.ts'
import { type ListPart, partIn, partQuery, wholeList } from '../transport/listPart.ts'
import { paginationIn } from '../transport/records.ts'
import type { SearchRecord } from './searchRecords.ts'

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
  type: RecordType,
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

/** How many records of a type are public. Throws while the back office is away. */
export async function contentCount(backOffice: BackOffice, type: RecordType): Promise<number> {
  const query = {
    'fields[0]': 'updatedAt',
    'pagination[pageSize]': 1,
    ...openFilter(type, today()),
  }
  const body = await bodyOf(backOffice, contractQuery(type, query))
  return paginationIn(body).total
}

/** The ids of all public records of a type. Throws while the back office is away. */
export async function contentIds(backOffice: BackOffice, type: RecordType): Promise<string[]> {
  const fields = { 'fields[0]': 'updatedAt', sort: 'id:asc', ...openFilter(type, today()) }
  const records = await wholeList(async (start) => {
    const path = contractQuery(type, { ...fields, ...partQuery(start) })
    return partIn(await bodyOf(backOffice, path), entity, backOffice)
  })
  return records.map(({ id }) => String(id))
}

async function recordsInLanguage(
  backOffice: BackOffice,
  type: RecordType,
  filter: ContentFilter & { locale: Locale },
  start: number,
): Promise<ListPart<SearchRecord>> {
  const { day, price } = recordKinds[type]
  const slug = recordTypes[type].page?.of === 'slug' ? 'slug' : undefined
  const others = [slug, day?.of, price].filter((name) => name !== undefined)
  const fields = ['updatedAt', ...searchedFields(type), ...others]
  const query = {
    ...Object.fromEntries(fields.map((field, index) => [`fields[${index}]`, field])),
    sort: 'updatedAt:asc',
    ...openFilter(type, today()),
    ...filter,
    ...partQuery(start),
  }
  const body = await bodyOf(backOffice, contractQuery(type, query))
  const { items, isLast } = partIn(body, entity, backOffice)
  const records = items.map((record) => searchRecord(type, record))
  return { items: records.filter(({ language }) => language === filter.locale), isLast }
}

/** The title comes first. */
function searchedFields(type: RecordType): string[] {
  return [recordTypes[type].title, ...recordKinds[type].searched]
}

async function bodyOf(backOffice: BackOffice, path: string): Promise<unknown> {
  const reading = await backOffice.read(path)
  if (reading.state === 'found') return reading.body
  throw reading.state === 'away' ? reading.reason : new Error(`GET ${path}: ${reading.state}`)
}

function searchRecord(type: RecordType, { id, attributes }: z.infer<typeof entity>): SearchRecord {
  const [title, ...texts] = searchedFields(type).map((field) => String(attributes[field] ?? ''))
  const { day, price = '' } = recordKinds[type]
  const amount = attributes[price]
  return {
    type,
    id: String(id),
    // A server that names no language has one.
    language: isLocale(attributes.locale) ? attributes.locale : defaultLocale,
    place: attributes.slug ?? String(id),
    title: title ?? '',
    body: texts.map(foundText).filter(Boolean).join(' · '),
    updated: attributes.updatedAt,
    day: storedDay(String(attributes[day?.of ?? ''] ?? '')),
    price: typeof amount === 'number' ? amount : null,
  }
}
