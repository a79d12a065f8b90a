import type { PayloadRequest, Where } from 'payload'
import type { NamedRecord } from '../../database/records/recordsByName.ts'
import { openStates } from '../moves/openStates.ts'
import { type OpenFile, openFile } from './openFile.ts'
import { isEmptyFor, newestRecords, type Whose } from './openRecords.ts'
import type { WorkKind } from './workKinds.ts'

/** Lines of one page. */
const shown = 30

/** A dossier among those of other kinds. */
export interface InboxLine extends OpenFile {
  slug: string
  kind: string
  state: string
  /** When it was received. */
  date: string
}

/** The place of a line in the inbox: the next page begins after it. */
export interface InboxPlace {
  date: string
  slug: string
  id: number
}

export interface InboxPage {
  lines: InboxLine[]
  /** Open dossiers of each kind, by its slug, whatever page is read. */
  counts: ReadonlyMap<string, number>
  /** The cursor of the next page; null on the last page. */
  next: InboxPlace | null
}

interface Asked {
  kinds: readonly WorkKind[]
  /** Kinds of which lines are wanted; the others are counted. */
  listed: readonly WorkKind[]
  whose: Whose
  after: InboxPlace | undefined
}

/**
 * The open dossiers of all kinds in one list, the newest first. However many there are, each kind is
 * asked for one page and a count.
 */
export async function inboxPage(
  { kinds, listed, whose, after }: Asked,
  req: PayloadRequest,
): Promise<InboxPage> {
  const counts = new Map<string, number>()
  const found: { kind: WorkKind; record: NamedRecord }[] = []
  // One after the other: SQLite gives way to nobody while it looks.
  for (const kind of kinds.filter((one) => !isEmptyFor(one, whose))) {
    const open: Where = { [kind.machine.field]: { in: openStates(kind.machine) } }
    const isListed = listed.includes(kind)
    const newest = await newestRecords(
      { kind, where: [open], whose, limit: isListed && !after ? shown + 1 : 1 },
      req,
    )
    counts.set(kind.slug, newest.totalDocs)
    if (!isListed) continue
    const { docs } = after
      ? await newestRecords(
          { kind, where: [open, ...behind(kind.slug, after)], whose, limit: shown + 1 },
          req,
        )
      : newest
    found.push(...docs.map((record) => ({ kind, record })))
  }
  const all = found.map(lineOf).sort(byPlace)
  const lines = all.slice(0, shown)
  const last = lines.at(-1)
  return { lines, counts, next: last !== undefined && all.length > shown ? placeOf(last) : null }
}

function lineOf({ kind, record }: { kind: WorkKind; record: NamedRecord }): InboxLine {
  const { slug, machine, labels } = kind
  const state = String(record[machine.field])
  return {
    ...openFile(kind, record),
    slug,
    kind: labels.singular,
    state: machine.names[state] ?? state,
    date: record.createdAt,
  }
}

function placeOf({ date, slug, id }: InboxLine): InboxPlace {
  return { date, slug, id }
}

/** The newest first; of one moment by kind and number, so that no line is on two pages. */
function byPlace(one: InboxLine, other: InboxLine): number {
  return (
    other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug) || other.id - one.id
  )
}

function behind(slug: string, { date, slug: place, id }: InboxPlace): Where[] {
  const order = slug.localeCompare(place)
  if (order > 0) return [{ createdAt: { less_than_equal: date } }]
  const earlier: Where = { createdAt: { less_than: date } }
  if (order < 0) return [earlier]
  return [{ or: [earlier, { and: [{ createdAt: { equals: date } }, { id: { less_than: id } }] }] }]
}
