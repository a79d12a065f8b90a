import { consentStates } from '@sira/contract/applications/shortlist'
import type { Field } from 'payload'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { timeField } from '../../fields/timeField.ts'

export const consentNames = {
  demandé: 'Demandé, sans réponse',
  accordé: 'Accordé',
  refusé: 'Refusé',
} as const

/** The consent of the candidate to show name and file to the employer. */
export const consentFields: readonly Field[] = [
  {
    name: 'accord',
    type: 'select',
    label: 'Nom et CV montrés à l’employeur',
    options: consentStates.map((value) => ({ value, label: consentNames[value] })),
    access: fixed,
    admin: { position: 'sidebar', condition: ({ accord }) => Boolean(accord) },
  },
  timeField({ name: 'accordLe', label: 'Accord répondu le', sidebar: true }),
]

export const noConsent = { accord: null, accordLe: null }
