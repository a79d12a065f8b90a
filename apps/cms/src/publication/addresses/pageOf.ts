import { isRecordType, type RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'

/** Gives the page of a record by its slug; undefined for most collections. */
export function pageOf(collection: string): ((slug: string) => string) | undefined {
  const page = isRecordType(collection) ? recordTypes[collection].page : null
  return page?.of === 'slug' ? page.at : undefined
}

/** The type and the slug of the record that has this address. */
export function recordAt(path: string): { type: RecordType; slug: string } | undefined {
  for (const type of Object.keys(recordTypes).filter(isRecordType)) {
    const start = pageOf(type)?.('')
    if (start !== undefined && path.startsWith(start))
      return { type, slug: path.slice(start.length) }
  }
  return undefined
}
