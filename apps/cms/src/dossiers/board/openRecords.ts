import type { PayloadRequest, Where } from 'payload'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import type { WorkKind } from './workKinds.ts'

/** Dossiers of everybody, those that nobody sees to, or those of one person, by his number. */
export type Whose = 'all' | 'nobody' | number

/** The number of an assignee in a filter. */
export function assigneeOf(whose: Whose): Where[] {
  if (whose === 'all') return []
  return [{ assignee: whose === 'nobody' ? { exists: false } : { equals: whose } }]
}

/** Of a kind that nobody sees to alone, each record is nobody’s. */
export function isEmptyFor({ assigned }: WorkKind, whose: Whose): boolean {
  return typeof whose === 'number' && !assigned
}

interface Asked {
  kind: WorkKind
  where: Where[]
  whose: Whose
  limit: number
}

/**
 * The newest records of a kind, as far as who asks may read them, with how many there are. Nothing
 * is read of a record but what a card shows: thousands stand behind it.
 */
export async function newestRecords(
  { kind, where, whose, limit }: Asked,
  req: PayloadRequest,
): Promise<{ docs: NamedRecord[]; totalDocs: number }> {
  const { slug, assigned, board = {} } = kind
  const apart = board.only ? [board.only] : []
  return recordsByName(req.payload).find({
    collection: slug,
    where: { and: [...where, ...apart, ...(assigned ? assigneeOf(whose) : [])] },
    sort: ['-createdAt', '-id'],
    limit,
    select: shownFields(kind),
    depth: 1,
    joins: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

function shownFields({ personal, board = {}, machine }: WorkKind): Record<string, true> {
  const { fields, phone, name } = personal
  const names = [
    ...[...fields, phone?.field, name, ...(board.about ?? []), board.amount, machine.field],
    ...['reference', 'numero', 'nextStep', 'nextStepOn', 'assignee', 'createdAt'],
  ].filter((field) => field !== undefined)
  return Object.fromEntries(names.map((field) => [field, true as const]))
}
