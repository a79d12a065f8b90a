import { interviewAnswers } from '@sira/contract/applications/interview'
import type { Field } from 'payload'
import { fixed, unseen } from '../../dossiers/fieldAccess.ts'

/** The interview of an application: the screen above the fields shows it. */
export const interviewFields: readonly Field[] = [
  { name: 'entretienLe', type: 'date', index: true, access: fixed, admin: unseen },
  // Empty: by phone.
  { name: 'entretienLieu', type: 'text', access: fixed, admin: unseen },
  {
    name: 'entretienReponse',
    type: 'select',
    options: [...interviewAnswers],
    access: fixed,
    admin: unseen,
  },
  // SEQUENCE of the calendar file: a higher one replaces a lower one.
  { name: 'entretienVersion', type: 'number', access: fixed, admin: unseen },
]

export const noInterview = { entretienLe: null, entretienLieu: null, entretienReponse: null }
