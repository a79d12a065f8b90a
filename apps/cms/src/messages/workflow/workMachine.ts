import type { Move } from '@sira/contract/dossiers/moves'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Machine } from '../../dossiers/moves/machine.ts'
import { type WorkState, workStates } from '../facts/workStates.ts'

interface Worked {
  id: number
  reference?: string | null
}

const states = Object.keys(workStates) as WorkState[]

/** Staff may choose any state. */
const byStaff = states.flatMap((from) =>
  states.filter((to) => to !== from).map((to) => ({ from, to, by: ['personnel'] as const })),
)

export const workMoves: readonly Move<WorkState>[] = [
  ...byStaff,
  // The visitor has written again: the message waits for us.
  { from: 'new', to: 'in_progress', by: ['client'] },
  { from: 'answered', to: 'in_progress', by: ['client'] },
  { from: 'closed', to: 'in_progress', by: ['client'] },
  // A person subscribes again, whatever state staff had chosen.
  ...states
    .filter((from) => from !== 'new')
    .map((from) => ({ from, to: 'new', by: ['client'] }) as const),
]

/**
 * The machine of one kind of message. Staff change the state by saving: a hook checks the table of
 * moves.
 */
export function workMachine(collection: MessageKind): Machine<Worked, WorkState> {
  return {
    collection,
    field: 'state',
    names: workStates,
    moves: workMoves,
    ended: ['closed', 'unwanted'],
    title: ({ id, reference }) => `Le message ${reference ?? `n° ${id}`}`,
    savedByStaff: true,
  }
}
