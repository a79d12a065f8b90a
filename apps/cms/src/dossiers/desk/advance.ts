import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { recordNumber } from '../../database/records/recordNumber.ts'
import type { Step } from '../history/step.ts'
import type { Machine } from '../moves/machine.ts'
import { nameOf } from '../nameOf.ts'
import { message, motif, sentBy } from './sentBy.ts'

interface Advance<Row, State extends string> {
  /** Throws for those who may not. */
  allow(req: PayloadRequest): void
  move(id: number, to: State, step: Step, req: PayloadRequest): Promise<Row>
}

/** `POST /admin/api/…/:id/avancer`: a member of staff moves a record on, and says why. */
export function advance<Row extends { id: number }, State extends string>(
  { names, title, field }: Machine<Row, State>,
  { allow, move }: Advance<Row, State>,
): Endpoint {
  const states = Object.keys(names) as State[]
  const wanted = z.object({ vers: z.enum(states), motif, message })
  return {
    path: '/:id/avancer',
    method: 'post',
    handler: async (req) => {
      allow(req)
      const { vers, motif: why, message } = await sentBy(wanted, req)
      const step = { by: 'personnel', who: nameOf(req), why, message } as const
      const record = await move(recordNumber(req), vers as State, step, req)
      const state = names[Reflect.get(record, field) as State]
      return Response.json({ message: `${title(record)}\u00a0: ${state.toLowerCase()}.` })
    },
  }
}
