import type { Payload, TypedUser, Where } from 'payload'
import { lastDayField } from '../../../publication/plans/lastDay.ts'
import { titleOf } from './titleOf.ts'
import { type WrittenType, writtenTypes } from './writtenTypes.ts'

export interface Draft {
  type: WrittenType
  id: number | string
  title: string
  updatedAt: string
}

export interface ContentState {
  counts: { type: WrittenType; published: number; expired: number; drafts: number }[]
  /** The latest drafts of all types, the newest first. */
  latestDrafts: Draft[]
}

const shownDrafts = 6

/** Counts of published records and drafts, as far as this person may see them. */
export async function contentState(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<ContentState> {
  const states = await Promise.all(
    writtenTypes(payload).map((type) => stateOf(payload, user, type, now)),
  )
  const latestDrafts = states
    .flatMap(({ latest }) => latest)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, shownDrafts)
  return { counts: states.map(({ latest: _, ...count }) => count), latestDrafts }
}

async function stateOf(payload: Payload, user: TypedUser, type: WrittenType, now: Date) {
  const asked = { collection: type.slug, overrideAccess: false, user } as const
  const lastDay = lastDayField(type.slug)
  const isPublic: Where = { _status: { equals: 'published' } }
  const [published, expired, drafts] = await Promise.all([
    payload.count({ ...asked, where: isPublic }),
    lastDay === undefined
      ? { totalDocs: 0 }
      : payload.count({ ...asked, where: { and: [isPublic, expiredBy(now, lastDay)] } }),
    // Among the latest versions: a published article that is being changed is a draft, too.
    payload.find({
      ...asked,
      draft: true,
      depth: 0,
      where: { _status: { equals: 'draft' } },
      sort: '-updatedAt',
      limit: shownDrafts,
    }),
  ])
  const latest = drafts.docs.map((doc) => {
    const { id, updatedAt } = doc
    return { type, id, title: titleOf(type.slug, { ...doc }), updatedAt }
  })
  return {
    type,
    // An offer past its last day is on the site no more, though its state is « publié ».
    published: published.totalDocs - expired.totalDocs,
    expired: expired.totalDocs,
    drafts: drafts.totalDocs,
    latest,
  }
}

/** The day before today or earlier; Ouagadougou keeps GMT all year: its day is the day of UTC. */
function expiredBy(now: Date, lastDay: string): Where {
  return { [lastDay]: { less_than: `${now.toISOString().slice(0, 10)}T00:00:00.000Z` } }
}
