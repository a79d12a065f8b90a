import type { WorkState } from '../facts/workStates.ts'

/** Where something is still to be done, in the order of the work. */
export const openStates = ['new', 'in_progress', 'answered'] as const satisfies WorkState[]

export type OpenState = (typeof openStates)[number]
