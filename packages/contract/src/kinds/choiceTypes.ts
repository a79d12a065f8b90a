/** Lists of names that records choose from: read like records, without a page or a place in the search. */
export const choiceTypes = [
  'categories',
  'tags',
  'formateurs',
  'typesformations',
  'modesformations',
  'modespayments',
  'compagnies',
  'jobdomains',
  'jobtypes',
  'experience-levels',
] as const

export type ChoiceType = (typeof choiceTypes)[number]
