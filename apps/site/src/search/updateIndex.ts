import { setImmediate } from 'node:timers/promises'
import type { RecordType } from '@sira/contract/kinds/recordTypes'
import { pageSize } from '@sira/contract/wire/pageSize'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { contentCount, contentMoments } from './contentMoments.ts'
import type { ContentQuery } from './contentParts.ts'
import { contentRecords, thoseOf } from './contentRecords.ts'
import type { SearchDatabase } from './searchDatabase.ts'
import {
  knownCount,
  knownMoments,
  lastUpdate,
  putRecords,
  removeRecords,
  type SearchRecord,
} from './searchRecords.ts'

/** Whether anything of a type may have changed, or something just did. */
export type Extent = 'all' | 'lately'

interface Updating {
  database: SearchDatabase
  /** A new one for each part: a door remembers all that it was told. */
  openBackOffice: () => BackOffice
  /** Nobody needs the index any more. */
  signal: AbortSignal
}

/** Records put in at a time, some milliseconds: pages are served in between. */
const atOnce = 50

/** Brings what the index knows of a type to what is public. Throws while the back office is away. */
export async function updateIndex(
  updating: Updating,
  type: RecordType,
  extent: Extent,
): Promise<void> {
  const { database, openBackOffice } = updating
  const since = lastUpdate(database, type)
  if (since === '') return readIn(updating, type, {})
  if (extent === 'lately') {
    await readIn(updating, type, { 'filters[updatedAt][$gte]': since })
    const count = await contentCount(openBackOffice(), type)
    // A record that came with an older date than the newest known, or is gone, shows here.
    if (count === knownCount(database, type)) return
  }
  await compare(updating, type)
}

/** Looks at every record: what is unknown or changed is read, what is gone taken out. */
async function compare(updating: Updating, type: RecordType): Promise<void> {
  const { database, openBackOffice, signal } = updating
  const there = await contentMoments(openBackOffice, type)
  const known = knownMoments(database, type)
  const wanted = [...there].filter(([id, moment]) => known.get(id) !== moment).map(([id]) => id)
  for (let start = 0; start < wanted.length && !signal.aborted; start += pageSize.largest) {
    await readIn(updating, type, thoseOf(wanted.slice(start, start + pageSize.largest)))
  }
  const gone = [...known.keys()].filter((id) => !there.has(id))
  for (const ids of inSlices(gone, atOnce)) {
    removeRecords(database, type, ids)
    await setImmediate()
  }
}

/** Reads these records part by part; while one is put in, the next is on its way. */
async function readIn(
  { database, openBackOffice, signal }: Updating,
  type: RecordType,
  which: ContentQuery,
): Promise<void> {
  const partAfter = (after: number) => contentRecords(openBackOffice(), type, which, after)
  let part = await partAfter(0)
  while (!signal.aborted) {
    const { records, next } = part
    const coming = next === undefined ? undefined : partAfter(next)
    // Whoever waits for it hears of it.
    coming?.catch(() => undefined)
    for (const some of inSlices(byRecord(records), atOnce)) {
      if (signal.aborted) return
      putRecords(database, some.flat())
      await setImmediate()
    }
    if (coming === undefined) return
    part = await coming
  }
}

/** The languages of a record together. */
function byRecord(records: readonly SearchRecord[]): SearchRecord[][] {
  return [...Map.groupBy(records, ({ id }) => id).values()]
}

function inSlices<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
