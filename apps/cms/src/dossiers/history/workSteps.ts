import type { PayloadRequest } from 'payload'
import { nameOf } from '../nameOf.ts'
import type { Act } from './acts.ts'
import { type KeptStep, keptAct, type Step } from './step.ts'

/** What was done with a dossier, told to the hook that writes its history by the context of a save. */
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

/** Who saves: a member of staff, else the visitor, who has written. */
export function author({ user }: Pick<PayloadRequest, 'user'>): Pick<Step, 'by' | 'who'> {
  return user ? { by: 'personnel', who: nameOf({ user }) } : { by: 'client' }
}

/** The step of what was done besides the fields of the record. */
export function workSteps({ context, user }: Pick<PayloadRequest, 'context' | 'user'>): KeptStep[] {
  if (!context.work) return []
  const { act, why, fichiers = [], ...more } = context.work
  const files = fichiers.length > 0 ? { fichiers } : {}
  return [keptAct(act, { ...author({ user }), why }, { ...more, ...files })]
}
