import type { ChoiceType } from '@sira/contract/kinds/choiceTypes'
import type { RecordType } from '@sira/contract/kinds/recordTypes'
import type { CollectionConfig } from 'payload'
import { categories } from './choices/categories.ts'
import { companies } from './choices/companies.ts'
import { experienceLevels } from './choices/experienceLevels.ts'
import { jobDomains } from './choices/jobDomains.ts'
import { jobTypes } from './choices/jobTypes.ts'
import { paymentModes } from './choices/paymentModes.ts'
import { tags } from './choices/tags.ts'
import { trainingModes } from './choices/trainingModes.ts'
import { trainingThemes } from './choices/trainingThemes.ts'
import { trainingTypes } from './choices/trainingTypes.ts'
import { articles } from './types/articles.ts'
import { books } from './types/books.ts'
import { faqs } from './types/faqs.ts'
import { jobs } from './types/jobs.ts'
import { trainers } from './types/trainers.ts'
import { trainings } from './types/trainings.ts'

/** A collection for each type of content that the contract knows, in the order of the menu. */
export const contentCollections = {
  blogs: articles,
  categories,
  tags,
  formations: trainings,
  formateurs: trainers,
  thematiques: trainingThemes,
  typesformations: trainingTypes,
  modesformations: trainingModes,
  modespayments: paymentModes,
  jobs,
  compagnies: companies,
  jobdomains: jobDomains,
  jobtypes: jobTypes,
  'experience-levels': experienceLevels,
  biblios: books,
  faqs,
} satisfies Record<RecordType | ChoiceType, CollectionConfig>
