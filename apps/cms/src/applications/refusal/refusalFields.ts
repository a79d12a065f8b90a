import { refusalReasons } from '@sira/contract/applications/applicationStates'
import type { Field } from 'payload'
import { secret, unseen } from '../../dossiers/fieldAccess.ts'
import { refusalReasonNames } from '../stateNames.ts'

/** A refusal that waits for its hour: shown by its own screen alone. */
export const refusalFields: readonly Field[] = [
  {
    name: 'refusMotif',
    type: 'select',
    options: refusalReasons.map((value) => ({ value, label: refusalReasonNames[value] })),
    access: secret,
    admin: unseen,
  },
  { name: 'refusMot', type: 'textarea', access: secret, admin: unseen },
  { name: 'refusPar', type: 'text', access: secret, admin: unseen },
  { name: 'refusLe', type: 'date', index: true, access: secret, admin: unseen },
]

/** Their names: nobody’s data but ours, until it has left. */
export const refusalFieldNames = ['refusMotif', 'refusMot', 'refusPar', 'refusLe'] as const

export const noRefusal = { refusMotif: null, refusMot: null, refusPar: null, refusLe: null }
