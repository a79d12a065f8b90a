import type { Mover } from '@sira/contract/dossiers/moves'
import { APIError, type PayloadRequest } from 'payload'
import type { Machine } from './machine.ts'

export interface AskedMove<Row, State extends string> {
  record: Row
  from: State
  to: State
  by: Mover
}

/** A move that the table has not: a 409 to who asked, and a line of the log. Nothing has changed. */
export function refusedMove<Row extends { id: number }, State extends string>(
  { names, title }: Pick<Machine<Row, State>, 'names' | 'title'>,
  { record, from, to, by }: AskedMove<Row, State>,
  req: PayloadRequest,
): APIError {
  const what = title(record)
  req.payload.logger.warn({ what, from, to, by }, 'un changement d’état a été refusé')
  const sentence = `${what} : « ${names[from]} » ne peut pas devenir « ${names[to]} ».`
  return new APIError(sentence, 409, null, true)
}
