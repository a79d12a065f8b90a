import { type RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { defaultLocale, isLocale, type Locale, locales } from '@sira/contract/locales'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional } from '@sira/contract/wire/timestamps'
import * as z from 'zod'
import { foundText } from '../content/plainText.ts'
import { storedDay } from '../format/dates.ts'
import { recordKinds } from '../kinds/recordKinds.ts'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { type ContentQuery, contentPart } from './contentParts.ts'
import type { SearchRecord } from './searchRecords.ts'

const text = optional(z.string())
const item = entityOf(
  z.object({ updatedAt: z.string(), locale: text, slug: text }).catchall(z.unknown()),
)

/** Records of a type, each in the languages it is written in. */
interface ContentRecords {
  records: SearchRecord[]
  /** The id after which to read on; undefined at the end. */
  next: number | undefined
}

/**
 * Records of a type with an id above `after`, at most a hundred in each language; the languages of
 * a record come together. Throws while the back office is away.
 */
export async function contentRecords(
  backOffice: BackOffice,
  type: RecordType,
  which: ContentQuery,
  after: number,
): Promise<ContentRecords> {
  const parts = await Promise.all(
    locales.map(async ({ code: locale }) => {
      const query = { ...searchedQuery(type), ...which, locale }
      const part = await contentPart(backOffice, type, { query, after, item })
      // A missing translation is answered in French: drop it here.
      return { ...part, items: part.items.filter((record) => languageOf(record) === locale) }
    }),
  )
  const unfinished = parts.filter(({ isLast }) => !isLast)
  const next =
    unfinished.length === 0 ? undefined : Math.min(...unfinished.map((part) => part.lastId))
  const read = parts.flatMap(({ items }) => items)
  const whole = next === undefined ? read : read.filter(({ id }) => id <= next)
  return { records: whole.map((record) => searchRecord(type, record)), next }
}

/** Records by their ids, at most a hundred. */
export function thoseOf(ids: readonly string[]): ContentQuery {
  return Object.fromEntries(ids.map((id, index) => [`filters[id][$in][${index}]`, id]))
}

function searchedQuery(type: RecordType): ContentQuery {
  const { day, price } = recordKinds[type]
  const slug = recordTypes[type].page?.of === 'slug' ? 'slug' : undefined
  const others = [slug, day?.of, price].filter((name) => name !== undefined)
  const fields = ['updatedAt', ...searchedFields(type), ...others]
  return Object.fromEntries(fields.map((field, index) => [`fields[${index}]`, field]))
}

/** The title comes first. */
function searchedFields(type: RecordType): string[] {
  return [recordTypes[type].title, ...recordKinds[type].searched]
}

type ReadRecord = z.infer<typeof item>

/** A server that names no language has one. */
function languageOf({ attributes }: ReadRecord): Locale {
  return isLocale(attributes.locale) ? attributes.locale : defaultLocale
}

function searchRecord(type: RecordType, record: ReadRecord): SearchRecord {
  const { id, attributes } = record
  const [title, ...texts] = searchedFields(type).map((field) => String(attributes[field] ?? ''))
  const { day, price = '' } = recordKinds[type]
  const amount = attributes[price]
  return {
    type,
    id: String(id),
    language: languageOf(record),
    place: attributes.slug ?? String(id),
    title: title ?? '',
    body: texts.map(foundText).filter(Boolean).join(' · '),
    updated: attributes.updatedAt,
    day: storedDay(String(attributes[day?.of ?? ''] ?? '')),
    price: typeof amount === 'number' ? amount : null,
  }
}
