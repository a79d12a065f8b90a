import { type Chosen, chosenIn, isWorthKeeping } from '../../../choosing/chosenIn.ts'
import type { Asked } from '../../../transport/pageQuery.ts'
import type { jobsQuery } from '../query.ts'

type AskedJobs = Asked<typeof jobsQuery>

/** What leaves offers out; the order leaves out none but those without a last day. */
const criteria = ['q', 'domaine', 'contrat', 'experience', 'pays', 'ville', 'urgent'] as const

export const selectionNames = [...criteria, 'tri'] as const

export type Criterion = (typeof criteria)[number]

/** What a visitor looks for among the offers, as the address says it. */
export type JobSelection = Pick<AskedJobs, (typeof selectionNames)[number]>

export function chosenJobs(selection: JobSelection): Chosen<Criterion, JobSelection>[] {
  return chosenIn(selection, criteria)
}

/** Whether a page that found so many offers may be kept. Words alone make any number of pages. */
export function isListKept(asked: AskedJobs, found: number): boolean {
  const chosen = chosenIn(asked, [...selectionNames, 'offre'])
  return asked.q === undefined && isWorthKeeping(chosen, found)
}
