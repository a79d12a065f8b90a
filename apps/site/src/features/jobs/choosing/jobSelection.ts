import type { Asked } from '../../../transport/pageQuery.ts'
import type { jobsQuery } from '../query.ts'

/** What a visitor looks for among the offers, as the address says it. */
export type JobSelection = Pick<Asked<typeof jobsQuery>, Criterion | 'tri'>

/** What leaves offers out; the order leaves out none but those without a last day. */
export const criteria = [
  'q',
  'domaine',
  'contrat',
  'experience',
  'pays',
  'ville',
  'urgent',
] as const

export type Criterion = (typeof criteria)[number]

/** The criteria that are in use. */
export function chosenCriteria(selection: JobSelection): Criterion[] {
  return criteria.filter((name) => selection[name] !== undefined)
}

/**
 * Whether a page of the list may be kept: one choice makes as many pages as there are choices, two
 * make their product, and words make any number, which would push other pages out of the cache.
 */
export function isWorthKeeping({ offre, tri, ...asked }: Asked<typeof jobsQuery>): boolean {
  const chosen = chosenCriteria({ ...asked, tri })
  const asides = [offre, tri].filter((one) => one !== undefined)
  return asked.q === undefined && chosen.length + asides.length <= 1
}
