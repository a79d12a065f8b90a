/** The states of a message, with their names for staff. */
export const workStates = {
  new: 'Nouveau',
  in_progress: 'En cours',
  answered: 'Répondu',
  closed: 'Clos',
  unwanted: 'Indésirable',
} as const

/** Messages that nobody has taken up. */
export const untouched = { state: { equals: 'new' } } as const

export type WorkState = keyof typeof workStates

export function isWorkState(name: unknown): name is WorkState {
  return typeof name === 'string' && Object.hasOwn(workStates, name)
}
