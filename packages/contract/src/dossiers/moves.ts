/**
 * The party that makes a move: the customer, staff, a provider, the clock, or another record of
 * ours.
 */
export type Mover = 'client' | 'personnel' | 'fournisseur' | 'horloge' | 'système'

/** One allowed step from a state to another. A step that is in no table is refused and logged. */
export interface Move<State extends string, Letter extends string = string> {
  from: State
  to: State
  by: readonly Mover[]
  /** The letter that tells the customer of the move. */
  letter?: Letter
}

/** The allowed step, if there is one. */
export function moveOf<State extends string, Letter extends string>(
  moves: readonly Move<State, Letter>[],
  from: State,
  to: State,
  by: Mover,
): Move<State, Letter> | undefined {
  return moves.find((move) => move.from === from && move.to === to && move.by.includes(by))
}

/** The states that somebody may choose next, in the order of the table. */
export function nextStates<State extends string>(
  moves: readonly Move<State>[],
  from: State,
  by: Mover,
): State[] {
  return moves.filter((move) => move.from === from && move.by.includes(by)).map(({ to }) => to)
}
