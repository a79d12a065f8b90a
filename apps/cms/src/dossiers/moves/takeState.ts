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
  { collection, field }: Pick<Machine<{ id: number }, State>, 'collection' | 'field'>,
  { id, from, to, data }: Taken<State>,
  req: PayloadRequest,
): Promise<boolean> {
  const moved: unknown = await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { [field]: { equals: from } }] },
    data: { ...data, [field]: to, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return moved !== null
}
