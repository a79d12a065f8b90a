import { categorySchema, tagSchema } from '../records/article.ts'
import { choiceSchema } from '../records/choice.ts'
import { paymentModeSchema, trainerSchema } from '../records/training.ts'

/**
 * Lists of names that records choose from, each with its attributes on the wire: read like records,
 * without a page or a place in the search.
 */
export const choiceSchemas = {
  categories: categorySchema,
  tags: tagSchema,
  formateurs: trainerSchema,
  thematiques: choiceSchema,
  typesformations: choiceSchema,
  modesformations: choiceSchema,
  modespayments: paymentModeSchema,
  compagnies: choiceSchema,
  jobdomains: choiceSchema,
  jobtypes: choiceSchema,
  'experience-levels': choiceSchema,
} as const

export type ChoiceType = keyof typeof choiceSchemas

export const choiceTypes = Object.keys(choiceSchemas) as readonly ChoiceType[]
