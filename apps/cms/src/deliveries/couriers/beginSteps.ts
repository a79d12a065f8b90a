import type { CollectionBeforeChangeHook } from 'payload'
import { keptStep } from '../../dossiers/history/step.ts'
import { author } from '../../dossiers/history/workSteps.ts'
import type { Courier } from '../../payload-types.ts'

/** The first step: a candidate's own, or that of the member of staff who entered him. */
export const beginSteps: CollectionBeforeChangeHook<Courier> = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, etapes: [keptStep(null, 'reçue', author(req))] } : data
