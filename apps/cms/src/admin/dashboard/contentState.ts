import type { Payload, TypedUser } from 'payload'
import { type ContentType, contentTypes } from './contentTypes.ts'

export interface Draft {
  type: ContentType
  id: number | string
  title: string
  updatedAt: string
}

export interface ContentState {
  counts: { type: ContentType; published: number; drafts: number }[]
  /** The latest drafts of all types, the newest first. */
  latestDrafts: Draft[]
}

const shownDrafts = 6

/** What is published and what is being written, as far as this person may see it. */
export async function contentState(payload: Payload, user: TypedUser): Promise<ContentState> {
  const states = await Promise.all(contentTypes.map((type) => stateOf(payload, user, type)))
  const latestDrafts = states
    .flatMap(({ latest }) => latest)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, shownDrafts)
  return { counts: states.map(({ latest: _, ...count }) => count), latestDrafts }
}

async function stateOf(payload: Payload, user: TypedUser, type: ContentType) {
  const asked = { collection: type.slug, overrideAccess: false, user } as const
  const [published, drafts] = await Promise.all([
    payload.count({ ...asked, where: { _status: { equals: 'published' } } }),
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
    return { type, id, title: titleOf(doc), updatedAt }
  })
  return { type, published: published.totalDocs, drafts: drafts.totalDocs, latest }
}

function titleOf(doc: { titre?: string | null } | { Theme?: string | null }): string {
  const title = 'Theme' in doc ? doc.Theme : 'titre' in doc ? doc.titre : undefined
  return title || 'Sans titre'
}
