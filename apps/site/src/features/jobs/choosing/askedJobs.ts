import { dayOfPage } from '../../../format/dayOfPage.ts'
import { dataOr } from '../../../transport/answer.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { Asked } from '../../../transport/pageQuery.ts'
import { siteSettings } from '../../../transport/siteSettings.ts'
import type { Job } from '../job.ts'
import { jobBySlug } from '../jobBySlug.ts'
import { jobsPage } from '../jobsPage.ts'
import { newestJobs } from '../newestJobs.ts'
import type { jobsQuery } from '../query.ts'
import { foundOffers } from './foundOffers.ts'
import { type JobChoices, jobChoices, noChoices } from './jobChoices.ts'
import { jobQuestion } from './jobQuestion.ts'
import { isListKept, type JobSelection } from './jobSelection.ts'

interface AskedJobs {
  jobs: ListPage<Job>
  selection: JobSelection
  choices: JobChoices
  /** The words that were looked for, where those typed were misspelt. */
  corrected: string | undefined
  /** The one whose modal is open. */
  opened: Job | undefined
  /** What to offer where the choice finds nothing. */
  newest: readonly Job[]
  /** `YYYY-MM-DD` */
  today: string
}

type Locals = Pick<App.Locals, 'backOffice' | 'locale' | 'search' | 'uncached' | 'day'>

/** The page of the offers that a query asks for, or the address of the page to show instead. */
export async function askedJobs(
  locals: Locals,
  asked: Asked<typeof jobsQuery>,
): Promise<AskedJobs | { instead: '/404' | '/503' }> {
  const { backOffice, locale } = locals
  const { page = 1, offre, ...selection } = asked
  const today = dayOfPage(locals)
  const [known, words, opened] = await Promise.all([
    jobChoices(backOffice, locale, today),
    foundIn(locals, selection.q),
    offre === undefined ? undefined : jobBySlug(backOffice, locale, offre),
  ])
  const hasPlace = (selection.pays ?? selection.ville) !== undefined
  // Nobody knows how it is spelled: without that, nothing would be found there.
  if (known.state === 'away' && hasPlace) return { instead: '/503' }
  const choices = dataOr(known, noChoices)
  const question = jobQuestion(selection, choices, words?.slugs)
  const answer = await jobsPage(backOffice, locale, page, today, question)
  if (answer.state === 'away' || opened?.state === 'away') return { instead: '/503' }
  if (opened?.data === null) return { instead: '/404' }
  const found = answer.data.items.length
  if (found === 0 && page > 1) return { instead: '/404' }
  if (!isListKept(asked, found)) locals.uncached = true
  const newest = found === 0 ? dataOr(await newestJobs(backOffice, locale, today), []) : []
  const { corrected } = words ?? {}
  return { jobs: answer.data, selection, choices, corrected, opened: opened?.data, newest, today }
}

/** Undefined where nothing is looked for, or by nobody. */
async function foundIn({ backOffice, locale, search }: Locals, text: string | undefined) {
  if (text === undefined || search === undefined) return undefined
  const { searchSynonyms: synonyms } = await siteSettings(backOffice, locale)
  return foundOffers((question) => search.find(question), { text, locale, synonyms })
}
