import { trainerSchema } from '@sira/contract/records/training'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'
import { drawingOf } from './drawings.ts'

/** The trainers; all of them invented. */
export const trainerSeed = {
  pattern: /^trainers\/\d+-[^/]+$/,
  facts: () =>
    attributes(trainerSchema, ['Prenoms', 'Nom', 'coordonnees']).extend({
      portrait: drawingOf('portraits'),
    }),
  texts: attributes(trainerSchema, ['Profession', 'Description']),
  body: 'Description',
} as const

export const demoTrainers = () => markdownRecords(trainerSeed)
