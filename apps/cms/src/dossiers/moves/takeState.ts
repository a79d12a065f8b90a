import type { PayloadRequest } from 'payload'
import type { Machine } from './machine.ts'

interface Taken<State extends string> {
  id: number
  from: State
  to: State
  /** What changes with it, in the same statement. */
  data?: Readonly<Record<string, unknown>>
}

/** The compare-and-set of a state: of two that move a record at once one does. */
export async function takeState<State extends string>(
  {
    collection,
    field,
    since,
  }: Pick<Machine<{ id: number }, State>, 'collection' | 'field' | 'since'>,
  { id, from, to, data }: Taken<State>,
  req: PayloadRequest,
): Promise<boolean> {
  const now = new Date().toISOString()
  const moved: unknown = await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { [field]: { equals: from } }] },
    data: { ...data, [field]: to, ...(since && { [since]: now }), updatedAt: now },
    options: { atomic: true },
    req,
  })
  return moved !== null
}
