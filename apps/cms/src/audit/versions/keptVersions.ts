import type { CollectionSlug, GlobalSlug, InitPageResult, PayloadRequest, Where } from 'payload'
import * as z from 'zod'
import { actsOfVersions, type NotedAct } from './actsOfVersions.ts'
import { versionNames } from './versionNames.ts'

/** More versions than are ever kept. */
const most = 100
/** The lines that a busy record gets during that many versions. */
const mostLines = 1000

const version = z.object({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
  version: z.object({ _status: z.string().nullish() }).optional(),
})

export interface KeptVersion {
  id: number | string
  savedAt: string
  by: string
  /** Undefined for settings without drafts. */
  status: string | undefined
  act: NotedAct | undefined
}

type Place = Pick<InitPageResult, 'collectionConfig' | 'globalConfig' | 'docID' | 'req'>

/** Gives the versions of a record or of settings, newest first, with who saved each and how. */
export async function keptVersions(place: Place): Promise<KeptVersion[]> {
  const versions = z.array(version).parse(await versionsIn(place))
  const savedAt = versions.map(({ updatedAt }) => updatedAt)
  const acts = actsOfVersions(savedAt, await linesOf(place))
  const nameOf = await versionNames(acts, place.req)
  return versions.map(({ id, updatedAt, version }, at) => ({
    id,
    savedAt: updatedAt,
    by: nameOf(acts[at], updatedAt),
    status: version?._status ?? undefined,
    act: acts[at],
  }))
}

async function versionsIn({ collectionConfig, globalConfig, docID, req }: Place) {
  const { payload, user } = req
  const kept = (collectionConfig ?? globalConfig)?.versions
  const drafts = typeof kept === 'object' && Boolean(kept.drafts)
  // Leaves out the snapshots that Payload keeps of the other languages when one is published alone.
  const where: Where = drafts ? { snapshot: { not_equals: true } } : {}
  const rights = { overrideAccess: false, user, req }
  const all = { sort: '-updatedAt', limit: most, depth: 0, ...rights } as const
  if (collectionConfig) {
    const parent = { parent: { equals: docID } }
    const collection = collectionConfig.slug as CollectionSlug
    return (await payload.findVersions({ ...all, collection, where: { and: [parent, where] } }))
      .docs
  }
  const slug = globalConfig?.slug as GlobalSlug
  return (await payload.findGlobalVersions({ ...all, slug, where })).docs
}

/**
 * Reads the journal without its access rules, only for this place, for a person who may read its
 * versions.
 */
async function linesOf({ collectionConfig, globalConfig, docID, req }: Place) {
  const place = { place: { equals: (collectionConfig ?? globalConfig)?.slug } }
  const record = { record: { equals: Number(docID) } }
  const { docs } = await journalOf(req, collectionConfig ? { and: [place, record] } : place)
  return docs
}

function journalOf({ payload }: PayloadRequest, where: Where) {
  const select = { act: true, by: true, person: true, details: true, createdAt: true } as const
  return payload.find({
    collection: 'journal',
    where,
    select,
    sort: '-id',
    limit: mostLines,
    pagination: false,
    depth: 0,
  })
}
