import { APIError, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { stepsOf } from '../history/step.ts'
import type { Machine } from './machine.ts'

/**
 * Throws a 409 where somebody has moved the record since its state was read, and names who and to what.
 * To be called in the transaction of the move: until its end nobody else moves the record.
 */
export async function requireAsSeen<Row extends { id: number }, State extends string>(
  { collection, field, steps, names, title }: Machine<Row, State>,
  { id, seen }: { id: number; seen: State | undefined },
  req: PayloadRequest,
): Promise<void> {
  if (seen === undefined) return
  await lockRow(collection, id, req)
  const asked = { collection, id, depth: 0, disableErrors: true, req } as const
  const found = await recordsByName(req.payload).findByID(asked)
  if (found === null || found[field] === seen) return
  const last = steps && stepsOf(found[steps]).findLast(({ vers }) => vers !== null)
  const who = last?.qui ? ` (${last.qui})` : ''
  const now = names[found[field] as State]
  const sentence = `${title(found as NamedRecord & Row)} est maintenant «\u00a0${now}\u00a0»\u00a0: quelqu’un est passé avant vous${who}. Votre demande n’a rien changé.`
  throw new APIError(sentence, 409, null, true)
}
