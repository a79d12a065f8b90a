import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { announceSoon } from '../publication/changes/announceSoon.ts'
import { announceAfterCommit } from '../publication/changes/pendingChanges.ts'
import { unitsTag } from '../publication/changes/unitsTag.ts'

/**
 * The units of something that are free: a number of one record. Null where nothing is counted and
 * there is always enough; 0 where nothing is left.
 */
export interface Units {
  collection: CollectionSlug
  /** The number of its record. */
  id: number
  field: string
  /** Answers are renewed at each commit, pages a little later, once for many changes; else both. */
  told?: 'soon'
}

/**
 * Takes units in one statement with its condition, whatever others do meanwhile; gives how many are
 * left, or nothing where there were not enough or they are not counted.
 */
export function takeUnits(
  units: Units,
  count: number,
  req: PayloadRequest,
): Promise<number | undefined> {
  return changeWhere(units, { greater_than_equal: count }, { $inc: -count }, req)
}

/** Gives units back; nothing where they are not counted, or their record is gone. */
export function returnUnits(
  units: Units,
  count: number,
  req: PayloadRequest,
): Promise<number | undefined> {
  return changeWhere(units, { greater_than_equal: 0 }, { $inc: count }, req)
}

/** Starts counting; gives nothing where units are counted already. */
export function beginCount(
  units: Units,
  count: number,
  req: PayloadRequest,
): Promise<number | undefined> {
  return changeWhere(units, { exists: false }, count, req)
}

/** Stops counting; false where the number has changed since it was read. */
export async function endCount(units: Units, read: number, req: PayloadRequest): Promise<boolean> {
  return (await changeWhere(units, { equals: read }, null, req)) !== undefined
}

/**
 * Changes the number where the condition holds, and gives it as it is then; gives nothing where the
 * condition does not hold. The pages that show the record are renewed after the commit.
 */
async function changeWhere(
  { collection, id, field, told }: Units,
  condition: Where[string],
  change: number | null | { $inc: number },
  req: PayloadRequest,
): Promise<number | undefined> {
  const row: unknown = await req.payload.db.updateOne({
    collection,
    // With the id beside `where`, the condition would be left out (Payload 3.90.1).
    where: { and: [{ id: { equals: id } }, { [field]: condition }] },
    data: { [field]: change },
    options: { atomic: true },
    req,
  })
  if (typeof row !== 'object' || row === null) return undefined
  if (told === 'soon') await announceSoon([collection], req)
  await announceAfterCommit([told === 'soon' ? unitsTag(collection) : collection], req)
  const left: unknown = Reflect.get(row, field)
  return typeof left === 'number' ? left : 0
}
