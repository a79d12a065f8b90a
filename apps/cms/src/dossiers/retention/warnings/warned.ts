import type { CollectionSlug, PayloadRequest } from 'payload'
import { recordsByName } from '../../../database/records/recordsByName.ts'
import type { NamedKind } from '../../keptKinds.ts'
import { unwantedAlone } from '../limitsAt.ts'

const dayMs = 24 * 60 * 60_000

/** Days before its end that a dossier is announced to be erased, the first time and the last. */
export const firstNotice = 30
export const lastNotice = 7

export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString()

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs)

/** Those of these that were announced so many days before their end, by then. */
export async function noticed(
  slug: CollectionSlug,
  ids: readonly number[],
  { days, by }: { days: number; by: string },
  req: PayloadRequest,
): Promise<Set<number>> {
  const { docs } = await req.payload.find({
    collection: 'avertissements',
    where: {
      nature: { equals: slug },
      numero: { in: [...ids] },
      jours: { equals: days },
      le: { less_than_equal: by },
    },
    select: { numero: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.map(({ numero }) => numero))
}

/** Those of these that are announced: what nobody wanted is not. */
export async function announced(
  { slug, expired }: NamedKind,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<number[]> {
  const { docs } = await recordsByName(req.payload).find({
    collection: slug,
    where: { and: [{ id: { in: [...ids] } }, expired(unwantedAlone)] },
    trash: true,
    pagination: false,
    depth: 0,
    req,
  })
  const unwanted = new Set(docs.map(({ id }) => id))
  return ids.filter((id) => !unwanted.has(id))
}

/** Those of these that may not go yet: their visitor was not told twice, early enough. */
export async function unwarned(
  kind: NamedKind,
  ids: readonly number[],
  now: Date,
  req: PayloadRequest,
): Promise<Set<number>> {
  if (kind.followed === null) return new Set()
  const owed = await announced(kind, ids, req)
  const first = { days: firstNotice, by: daysBefore(now, firstNotice) }
  const last = { days: lastNotice, by: daysBefore(now, lastNotice) }
  const told = await noticed(kind.slug, owed, first, req)
  const again = await noticed(kind.slug, owed, last, req)
  return new Set(owed.filter((id) => !told.has(id) || !again.has(id)))
}

/** Of what is gone. */
export async function forgetWarnings(
  slug: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<void> {
  if (ids.length === 0) return
  await req.payload.delete({
    collection: 'avertissements',
    where: { nature: { equals: slug }, numero: { in: [...ids] } },
    depth: 0,
    req,
  })
}
