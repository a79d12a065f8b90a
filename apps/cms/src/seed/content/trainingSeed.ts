import { trainingSchema } from '@sira/contract/records/training'
import { z } from 'zod'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'
import { keyOf } from './choiceSeed.ts'
import { drawingOf } from './drawings.ts'
import { demoTrainers } from './trainerSeed.ts'

const always = [
  'slug',
  'nombre_heures',
  'avec_certificat',
  'avec_test',
  'prix_formation',
  'niveau',
] as const

/** Trainings (product 2.9, 2.10); their days count from the day of seeding. */
export const trainingSeed = {
  pattern: /^trainings\/\d+-(?<slug>[^/]+)$/,
  facts: () =>
    attributes(trainingSchema, always).extend({
      startsInDays: z.int(),
      /** Default: two days after the start. */
      endsInDays: z.int().exactOptional(),
      video_url: z.url().exactOptional(),
      /** Scenes, the one of the card first. */
      pictures: z.array(drawingOf('scenes')).min(1),
      /** The family name. */
      formateur: z.enum(demoTrainers().map(({ Nom }) => Nom)),
      /** Absent for online training. */
      ville: z.string().min(1).exactOptional(),
      thematique: keyOf('trainingThemes'),
      typesformation: keyOf('trainingTypes'),
      modesformation: keyOf('trainingModes'),
      modespayments: z.array(keyOf('paymentModes')),
    }),
  /** `objectifs` and `cible` are HTML, `Competences` are separated by commas. */
  texts: attributes(trainingSchema, [
    'Theme',
    'description',
    'objectifs',
    'cible',
    'Competences',
    'lieu',
  ]),
  body: 'description',
} as const

export const demoTrainings = () => markdownRecords(trainingSeed)
