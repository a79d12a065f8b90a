import type { Field } from 'payload'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { timeField } from '../../fields/timeField.ts'

const given = { condition: (record: { evalueLe?: unknown }) => Boolean(record.evalueLe) }

const mark = (name: string, label: string): Field => ({
  name,
  type: 'number',
  label,
  access: fixed,
  admin: given,
})

/** The opinion of a participant on the session: one answer a seat, on the seat itself. */
export const evaluationFields: Field[] = [
  {
    type: 'row',
    fields: [
      mark('noteContenu', 'Note du contenu'),
      mark('noteFormateur', 'Note du formateur'),
      mark('noteOrganisation', 'Note de l’organisation'),
      mark('noteUtilite', 'Note de l’utilité'),
    ],
  },
  { name: 'avis', type: 'textarea', label: 'Avis', access: fixed, admin: given },
  { name: 'avisPublic', type: 'checkbox', label: 'Peut être publié', access: fixed, admin: given },
  timeField({ name: 'evalueLe', label: 'Évalué le', sidebar: true }),
  timeField({ name: 'avisPublieLe', label: 'Avis publié le', sidebar: true }),
]

/** Without any of it. */
export const noEvaluation = {
  ...{ noteContenu: null, noteFormateur: null, noteOrganisation: null, noteUtilite: null },
  ...{ avis: null, avisPublic: false, evalueLe: null, avisPublieLe: null },
}
