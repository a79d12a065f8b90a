import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { mayRead } from '../../clients/mayRead.ts'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { type OpenFile, openFile } from '../../dossiers/board/openFile.ts'
import type { WaitingClock } from '../../dossiers/keptKind.ts'
import { keptKinds } from '../../dossiers/keptKinds.ts'
import type { WaitingRecords } from '../../dossiers/waitingRecords.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { narrowedList } from '../dashboard/narrowedList.ts'
import type { DayOf } from './dayAddress.ts'
import { type OpeningClock, openingClock } from './openingClock.ts'

export const urgencies = ['late', 'new', 'waiting'] as const

export type Urgency = (typeof urgencies)[number]

/** Something that waits for staff, and for how long the company has been open meanwhile. */
export interface DayFile extends Pick<OpenFile, 'href' | 'title' | 'reference' | 'assigneeName'> {
  kind: string
  since: string
  hours: number
}

/** All of one kind and urgency, the first to come first. */
export interface DayPart {
  kind: string
  files: readonly DayFile[]
  /** Of all of them, shown or not. */
  total: number
  /** The list with the others. */
  list: string
}

export type StaffDay = Readonly<Record<Urgency, readonly DayPart[]>>

/** Of each kind and urgency; the rest is in the list. */
const shown = 8
/** Opening hours for which something is new: half a day. */
const newForHours = 4

/** A collection whose records wait for staff. */
interface Waiting {
  slug: CollectionSlug
  clock: WaitingClock
  where: Where
  /** Whether each is seen to by somebody. */
  assigned: boolean
  since(record: NamedRecord): string
  line(record: NamedRecord): Pick<OpenFile, 'title' | 'reference' | 'assigneeName'>
}

/** Gives the records that wait for staff, of every kind that they may read. */
export async function staffDay(whose: DayOf, now: Date, req: PayloadRequest): Promise<StaffDay> {
  const clock = await openingClock(req.payload, now)
  const parts = await Promise.all(
    waitingIn(req.payload, now).map(async (kind) => {
      const isLeft = whose === 'mine' && !kind.assigned
      if (isLeft || !(await mayRead(kind.slug, req))) return []
      const asked = urgencies.map(async (urgency) => ({
        urgency,
        part: await partOf(kind, waitingFor(kind, urgency, clock), { whose, clock }, req),
      }))
      return Promise.all(asked)
    }),
  )
  const all = parts.flat().filter(({ part }) => part.total > 0)
  const ofUrgency = (wanted: Urgency) =>
    all.filter(({ urgency }) => urgency === wanted).map(({ part }) => part)
  return { late: ofUrgency('late'), new: ofUrgency('new'), waiting: ofUrgency('waiting') }
}

/** The kinds of dossier, and the collections that say themselves what waits of them. */
function waitingIn(payload: Payload, now: Date): Waiting[] {
  const dossiers = keptKinds(payload).flatMap((kind): Waiting[] => {
    const { slug, day, waiting, assigned } = kind
    if (day === null) return []
    const where = day.where ?? waiting
    const line = (record: NamedRecord) => openFile(kind, record)
    return [{ slug, clock: day, where, assigned, since: sinceBy(day), line }]
  })
  const others = payload.config.collections.flatMap(({ slug, custom }): Waiting[] => {
    const waits: readonly WaitingRecords[] = custom?.waits ?? []
    return waits.map(({ where, clock, since = sinceBy(clock), title }) => ({
      slug,
      clock,
      where: typeof where === 'function' ? where(now) : where,
      assigned: false,
      since,
      line: (record) => ({ title: title(record), reference: '', assigneeName: '' }),
    }))
  })
  return [...dossiers, ...others]
}

const sinceBy =
  ({ since }: WaitingClock) =>
  (record: NamedRecord) =>
    String(record[since])

/** Records of one urgency: late ones have waited for longer than they may, however short that is. */
function waitingFor(
  { where, clock: { since, hours } }: Waiting,
  urgency: Urgency,
  clock: OpeningClock,
): Where {
  const late = clock.hoursAgo(hours)
  const old = clock.hoursAgo(Math.min(newForHours, hours))
  const moment = {
    late: { less_than: late },
    new: { greater_than_equal: old },
    waiting: { greater_than_equal: late, less_than: old },
  }[urgency]
  return { and: [where, { [since]: moment }] }
}

async function partOf(
  { slug, assigned, line, since: sinceOf, clock: { since: field } }: Waiting,
  where: Where,
  { whose, clock }: { whose: DayOf; clock: OpeningClock },
  req: PayloadRequest,
): Promise<DayPart> {
  const { payload, user } = req
  const { labels } = payload.collections[slug].config
  const kind = String(labels.plural)
  const asked = { and: [where, ...(assigned ? seenTo(whose, req) : [])] }
  const { docs, totalDocs } = await recordsByName(payload).find({
    collection: slug,
    where: asked,
    sort: field,
    limit: shown,
    depth: 1,
    joins: false,
    overrideAccess: false,
    user,
    req,
  })
  const files = docs.map((record) => {
    const { title, reference, assigneeName } = line(record)
    const since = sinceOf(record)
    return {
      ...{ href: adminAddress(slug, record.id), reference, assigneeName, kind, since },
      title: title || `n° ${record.id}`,
      hours: clock.hoursSince(since),
    }
  })
  return { kind, files, total: totalDocs, list: narrowedList(slug, asked) }
}

/** Of a kind that nobody sees to alone, each record is nobody’s. */
function seenTo(whose: DayOf, { user }: PayloadRequest): Where[] {
  if (whose === 'all') return []
  return [{ assignee: whose === 'mine' ? { equals: user?.id } : { exists: false } }]
}
