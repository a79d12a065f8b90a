import type { WorkState } from '../facts/workStates.ts'

/** The states with work to do, in the order of the work. */
export const openStates = ['new', 'in_progress', 'answered'] as const satisfies WorkState[]
