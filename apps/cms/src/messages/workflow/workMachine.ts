import type { Move } from '@sira/contract/dossiers/moves'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Machine } from '../../dossiers/moves/machine.ts'
import { type WorkState, workStates } from '../facts/workStates.ts'

interface Worked {
  id: number
  reference?: string | null
}

const states = Object.keys(workStates) as WorkState[]

/** Staff put a message wherever it belongs. */
const byStaff = states.flatMap((from) =>
  states.filter((to) => to !== from).map((to) => ({ from, to, by: ['personnel'] as const })),
)

export const workMoves: readonly Move<WorkState>[] = [
  ...byStaff,
  // The visitor has written again: it waits for us.
  { from: 'new', to: 'in_progress', by: ['client'] },
  { from: 'answered', to: 'in_progress', by: ['client'] },
  { from: 'closed', to: 'in_progress', by: ['client'] },
  // A subscriber comes by himself, wherever staff had put him.
  ...states
    .filter((from) => from !== 'new')
    .map((from) => ({ from, to: 'new', by: ['client'] }) as const),
]

/** Of one kind of message. It is moved where staff save it: the hook looks at the table. */
export function workMachine(collection: MessageKind): Machine<Worked, WorkState> {
  return {
    collection,
    field: 'state',
    names: workStates,
    moves: workMoves,
    title: ({ id, reference }) => `Le message ${reference ?? `n° ${id}`}`,
    savedByStaff: true,
  }
}
