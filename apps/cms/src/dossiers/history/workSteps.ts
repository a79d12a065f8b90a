import type { PayloadRequest } from 'payload'
import { nameOf } from '../nameOf.ts'
import type { Act } from './acts.ts'
import { type KeptStep, keptAct, type Step } from './step.ts'

/** An act on a dossier: the context of a save passes it to the hook that writes the history. */
export interface Work extends Pick<KeptStep, 'reponse' | 'lettre' | 'estimation' | 'fichiers'> {
  act: Act
  /** Details, for staff. */
  why?: string
}

declare module 'payload' {
  interface RequestContext {
    work?: Work
    /** What staff write to the visitor, in his follow-up. */
    told?: string
  }
}

/** The author of a step: a member of staff, else the visitor, who has written. */
export function author({ user }: Pick<PayloadRequest, 'user'>): Pick<Step, 'by' | 'who'> {
  return user ? { by: 'personnel', who: nameOf({ user }) } : { by: 'client' }
}

/** The step of the work that the context of a save names. */
export function workSteps({ context, user }: Pick<PayloadRequest, 'context' | 'user'>): KeptStep[] {
  if (!context.work) return []
  const { act, why, fichiers = [], ...more } = context.work
  const files = fichiers.length > 0 ? { fichiers } : {}
  return [keptAct(act, { ...author({ user }), why }, { ...more, ...files })]
}
