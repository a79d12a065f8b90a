import { type Move, nextStates } from '@sira/contract/dossiers/moves'
import type { Machine } from './machine.ts'

type Table = Pick<Machine<{ id: number }, string>, 'names' | 'ended' | 'deeds'> & {
  moves: readonly Move<string>[]
}

/** The states with work to do, in the order of the work. */
export function openStates({ names, moves, ended = [] }: Table): string[] {
  return Object.keys(names).filter(
    (state) =>
      !ended.includes(state) && moves.some(({ from, to }) => from === state && to !== state),
  )
}

/** Those into which staff may bring a record from a state, another than its own. */
export function offeredStates({ moves, deeds }: Table, from: string): string[] {
  return nextStates(moves, from, 'personnel').filter(
    (to) => to !== from && (deeds === undefined || deeds[to] !== undefined),
  )
}
