import { trainingSchema } from '@sira/contract/records/training'
import { z } from 'zod'
import { scenes } from '../pictures/sceneByName.ts'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'
import { nameIn } from '../reading/nameIn.ts'
import { keyOf } from './choiceSeed.ts'
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
      /** Without it, the end is two days after the start. */
      endsInDays: z.int().exactOptional(),
      video_url: z.url().exactOptional(),
      /** Drawn pictures; none: the site shows the cloth of the slug. */
      pictures: z.array(nameIn(scenes)).default([]),
      /** The family name. */
      formateur: z.enum(demoTrainers().map(({ Nom }) => Nom)),
      /** None: it is taught online. */
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
