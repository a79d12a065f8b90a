import { trainerSchema } from '@sira/contract/records/training'
import { z } from 'zod'
import { hairs } from '../pictures/figures/person.ts'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'

/** The trainers; all of them invented. */
export const trainerSeed = {
  pattern: /^trainers\/\d+-[^/]+$/,
  facts: () =>
    attributes(trainerSchema, ['Prenoms', 'Nom', 'coordonnees']).extend({
      /** What the portrait shows; without it the site shows the cloth of the name. */
      portrait: z.enum(hairs).exactOptional(),
    }),
  texts: attributes(trainerSchema, ['Profession', 'Description']),
  body: 'Description',
} as const

export const demoTrainers = () => markdownRecords(trainerSeed)
