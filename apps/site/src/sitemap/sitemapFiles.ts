import { type RecordType, typesWithPage } from '@sira/contract/kinds/recordTypes'
import { locales } from '@sira/contract/locales'

/** Addresses in one file; past it the sitemap is split. */
export const addressesPerFile = 10_000

/** Each record has an address in each language. */
export const recordsPerFile = Math.floor(addressesPerFile / locales.length)

/** `pages`: the fixed ones. `blogs-2`: the second part of the articles. */
export type SitemapFile = { type: 'pages' } | { type: RecordType; part: number }

export function fileName(file: SitemapFile): string {
  return 'part' in file ? `${file.type}-${file.part}` : file.type
}

/** `undefined` for a name that no file has. */
export function fileNamed(name: string): SitemapFile | undefined {
  if (name === 'pages') return { type: 'pages' }
  const [, type, part] = /^([a-z-]+)-([1-9]\d{0,2})$/.exec(name) ?? []
  const known = typesWithPage.find((listed) => listed === type)
  return known && { type: known, part: Number(part) }
}

/** The files of an index, from the number of records of each type. */
export function filesFor(counts: readonly { type: RecordType; count: number }[]): SitemapFile[] {
  const parts = counts.flatMap(({ type, count }) =>
    Array.from({ length: Math.ceil(count / recordsPerFile) }, (_, index) => ({
      type,
      part: index + 1,
    })),
  )
  return [{ type: 'pages' }, ...parts]
}
