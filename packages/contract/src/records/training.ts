import { z } from 'zod'
import { routes } from '../routes.ts'
import { entityOf, toManyOf, toOneOf } from '../wire/envelope.ts'
import { day, optional, time } from '../wire/timestamps.ts'
import { choiceEntity, choiceSchema } from './choice.ts'
import { mediaEntity } from './media.ts'
import { recordType } from './recordType.ts'
import { searchTexts } from './searchTexts.ts'

/** The levels of a training, from the lowest; staff choose one, visitors filter by them. */
export const trainingLevels = ['debutant', 'intermediaire', 'avance'] as const

export type TrainingLevel = (typeof trainingLevels)[number]

export const trainerSchema = z.object({
  Prenoms: optional(z.string()),
  Nom: optional(z.string()),
  Profession: optional(z.string()),
  Description: optional(z.string()),
  coordonnees: optional(z.string()),
  photo: toOneOf(mediaEntity).optional(),
})

export const paymentModeSchema = choiceSchema.extend({ Image: toOneOf(mediaEntity).optional() })

/** A training (product 3); `objectifs` and `cible` are HTML, `description` is Markdown. */
export const trainingSchema = z.object({
  slug: z.string(),
  Theme: z.string(),
  description: optional(z.string()),
  objectifs: optional(z.string()),
  cible: optional(z.string()),
  Competences: optional(z.string()),
  ...searchTexts,
  date_formation: optional(day),
  /** Empty: the start plus 2 days (product 9). A server without it does not send it. */
  date_fin: optional(day),
  nombre_heures: optional(z.number()),
  lieu: optional(z.string()),
  /** The same in every language, where `lieu` says the room. */
  ville: optional(z.string()),
  langue: optional(z.string()),
  niveau: optional(z.string()),
  video_url: optional(z.string()),
  avec_certificat: optional(z.boolean()),
  avec_test: optional(z.boolean()),
  /** FCFA, whole. */
  prix_formation: optional(z.number()),
  publishedAt: time,
  image: toManyOf(mediaEntity).optional(),
  formateur: toOneOf(entityOf(trainerSchema)).optional(),
  thematique: toOneOf(choiceEntity).optional(),
  typesformation: toOneOf(choiceEntity).optional(),
  modesformation: toOneOf(choiceEntity).optional(),
  modespayments: toManyOf(entityOf(paymentModeSchema)).optional(),
  locale: z.string().optional(),
})

export type Trainer = z.infer<typeof trainerSchema>

export const training = recordType({
  schema: trainingSchema,
  title: 'Theme',
  drafted: true,
  order: { field: 'date_formation', direction: 'asc' },
  page: { of: 'slug', at: routes.training },
})
