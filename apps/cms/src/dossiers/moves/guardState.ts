import { type Mover, moveOf } from '@sira/contract/dossiers/moves'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Machine } from './machine.ts'
import { refusedMove } from './refusedMove.ts'

/**
 * Refuses a save that changes the state in a way that the table has not, whoever saves. Where only
 * `move` moves a record, every such save is refused: the state was taken before.
 */
export function guardState<Row extends { id: number }, State extends string>(
  machine: Machine<Row, State>,
): CollectionBeforeChangeHook {
  const { field, moves, savedByStaff } = machine
  return ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update') return data
    const from: State | null | undefined = originalDoc?.[field]
    const to: State | null | undefined = data[field]
    if (!from || !to || from === to) return data
    // Without a person it is the visitor, who has written again.
    const by: Mover = req.user ? 'personnel' : 'client'
    if (savedByStaff && moveOf(moves, from, to, by)) return data
    throw refusedMove(machine, { record: originalDoc, from, to, by }, req)
  }
}
