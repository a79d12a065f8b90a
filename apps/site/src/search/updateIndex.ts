import { setImmediate } from 'node:timers/promises'
import type { RecordType } from '@sira/contract/kinds/recordTypes'
import { pageSize } from '@sira/contract/wire/pageSize'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { contentCount, contentMoments } from './contentMoments.ts'
import { type ContentQuery, comingSessions } from './contentParts.ts'
import { contentRecords, thoseOf } from './contentRecords.ts'
import type { SearchDatabase } from './searchDatabase.ts'
import {
  knownCount,
  knownMoments,
  lastUpdate,
  otherSessions,
  putRecords,
  removeRecords,
  type SearchRecord,
} from './searchRecords.ts'

/** Whether anything of a type may have changed, or only recent records. */
export type Extent = 'all' | 'lately'

interface Updating {
  database: SearchDatabase
  /** Makes a new access for each part: each one remembers all its answers. */
  openBackOffice: () => BackOffice
  /** The sessions to come by the id of their training. */
  sessions?: ReadonlyMap<string, string>
  /** Aborted when the index is not needed any more. */
  signal: AbortSignal
}

/** Records put in at a time, which takes some milliseconds: pages are served in between. */
const atOnce = 50

/**
 * Brings the index of a type up to date with the published records. Throws while the back office is
 * away.
 */
export async function updateIndex(
  updating: Updating,
  type: RecordType,
  extent: Extent,
): Promise<void> {
  if (type !== 'formations') return updateRecords(updating, type, extent)
  const { database, openBackOffice } = updating
  const sessions = await comingSessions(openBackOffice())
  await updateRecords({ ...updating, sessions }, type, extent)
  await readThose({ ...updating, sessions }, type, otherSessions(database, sessions))
}

async function updateRecords(updating: Updating, type: RecordType, extent: Extent): Promise<void> {
  const { database, openBackOffice } = updating
  const since = lastUpdate(database, type)
  if (since === '') return readIn(updating, type, {})
  if (extent === 'lately') {
    await readIn(updating, type, { 'filters[updatedAt][$gte]': since })
    const count = await contentCount(openBackOffice(), type)
    // A difference shows a removed record, or one that came with a date older than the newest
    // known.
    if (count === knownCount(database, type)) return
  }
  await compare(updating, type)
}

/** Compares every record: unknown and changed ones are read, removed ones taken out. */
async function compare(updating: Updating, type: RecordType): Promise<void> {
  const { database, openBackOffice } = updating
  const there = await contentMoments(openBackOffice, type)
  const known = knownMoments(database, type)
  const wanted = [...there].filter(([id, moment]) => known.get(id) !== moment).map(([id]) => id)
  await readThose(updating, type, wanted)
  const gone = [...known.keys()].filter((id) => !there.has(id))
  for (const ids of inSlices(gone, atOnce)) {
    removeRecords(database, type, ids)
    await setImmediate()
  }
}

async function readThose(
  updating: Updating,
  type: RecordType,
  ids: readonly string[],
): Promise<void> {
  for (const some of inSlices(ids, pageSize.largest)) {
    if (updating.signal.aborted) return
    await readIn(updating, type, thoseOf(some))
  }
}

/** Reads these records part by part; while one part is put in, the next is loading. */
async function readIn(
  { database, openBackOffice, sessions, signal }: Updating,
  type: RecordType,
  which: ContentQuery,
): Promise<void> {
  const partAfter = (after: number) => contentRecords(openBackOffice(), type, which, after)
  let part = await partAfter(0)
  while (!signal.aborted) {
    const { records, next } = part
    const coming = next === undefined ? undefined : partAfter(next)
    // The error is thrown where it is awaited.
    coming?.catch(() => undefined)
    for (const some of inSlices(byRecord(records), atOnce)) {
      if (signal.aborted) return
      putRecords(
        database,
        some.flat().map((record) => ({ ...record, sessions: sessions?.get(record.id) ?? '' })),
      )
      await setImmediate()
    }
    if (coming === undefined) return
    part = await coming
  }
}

/** Groups the languages of a record. */
function byRecord(records: readonly SearchRecord[]): SearchRecord[][] {
  return [...Map.groupBy(records, ({ id }) => id).values()]
}

function inSlices<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
