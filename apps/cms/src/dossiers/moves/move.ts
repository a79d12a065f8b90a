import { type Move, moveOf } from '@sira/contract/dossiers/moves'
import { NotFound, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keptStep, type Step } from '../history/step.ts'
import type { Machine } from './machine.ts'
import { refusedMove } from './refusedMove.ts'
import { takeState } from './takeState.ts'

/** What a kind does besides when one of its records moves, in the transaction of the move. */
export interface Acts<Row> {
  /** Locks other records too, in an order in which nobody waits for the other; first of all. */
  lock?(): Promise<void>
  /** Throws where the record may not move now, though the table has the move. */
  guard?(before: Row): void | Promise<void>
  /** Takes and gives back; gives what changes of the record besides its state. */
  effects?(before: Row): Promise<object>
}

export interface Moved<Row, State extends string, Letter extends string> {
  record: Row
  move: Move<State, Letter>
}

/**
 * The one way in which a state changes: along the table of its machine, by a compare-and-set, with
 * its step, all in the transaction of the request or in none. Throws a 409 where the table has no
 * such move, and for the second of two who make it at once.
 */
export function move<Row extends { id: number }, State extends string, Letter extends string>(
  machine: Machine<Row, State, Letter>,
  { id, to, step }: { id: number; to: State; step: Step },
  req: PayloadRequest,
  { lock, guard, effects }: Acts<Row> = {},
): Promise<Moved<Row, State, Letter>> {
  const { collection, field, moves, steps } = machine
  const asked = { collection, id, depth: 0, disableErrors: true, req } as const
  return withinTransaction(req, async () => {
    await lock?.()
    await lockRow(collection, id, req)
    const records = recordsByName(req.payload)
    const found = await records.findByID(asked)
    if (found === null) throw new NotFound(req.t)
    const before = found as NamedRecord & Row
    const from = before[field] as State
    const refused = () => refusedMove(machine, { record: before, from, to, by: step.by }, req)
    const taken = moveOf(moves, from, to, step.by)
    if (taken === undefined) throw refused()
    await guard?.(before)
    if (!(await takeState(machine, { id, from, to }, req))) throw refused()
    const changed = await effects?.(before)
    const kept = steps && { [steps]: [...listIn(before[steps]), keptStep(from, to, step)] }
    const data = { ...changed, [field]: to, ...kept }
    const record = await records.update({ collection, id, depth: 0, req, data })
    return { record: record as NamedRecord & Row, move: taken }
  })
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
