import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Step } from '../history/step.ts'
import type { Machine } from '../moves/machine.ts'
import { requireAsSeen } from '../moves/requireAsSeen.ts'
import { nameOf } from '../nameOf.ts'
import { message, motif, sentBy } from './sentBy.ts'

interface Advance<Row, State extends string> {
  /** Throws for those who may not. */
  allow(req: PayloadRequest): void
  move(id: number, to: State, step: Step, req: PayloadRequest): Promise<Row>
  /** Follows once the move is kept: it reads the record as everybody does. */
  after?(id: number, to: State, req: PayloadRequest): Promise<void>
}

/**
 * `POST /admin/api/…/:id/avancer`: a member of staff moves a record on, and says why. With `de`, the
 * state as it was shown, it is a 409 where somebody has moved it since.
 */
export function advance<Row extends { id: number }, State extends string>(
  machine: Machine<Row, State>,
  { allow, move, after }: Advance<Row, State>,
): Endpoint {
  const { names, title, field } = machine
  const states = Object.keys(names) as State[]
  const wanted = z.object({ vers: z.enum(states), de: z.enum(states).optional(), motif, message })
  return {
    path: '/:id/avancer',
    method: 'post',
    handler: async (req) => {
      allow(req)
      const { vers, de, motif: why, message } = await sentBy(wanted, req)
      const step = { by: 'personnel', who: nameOf(req), why, message } as const
      const id = recordNumber(req)
      const record = await withinTransaction(req, async () => {
        await requireAsSeen(machine, { id, seen: de as State | undefined }, req)
        return move(id, vers as State, step, req)
      })
      await after?.(id, vers as State, req)
      const state = names[Reflect.get(record, field) as State]
      return Response.json({ message: `${title(record)}\u00a0: ${state.toLowerCase()}.` })
    },
  }
}
