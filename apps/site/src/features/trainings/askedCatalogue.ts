import { dayOfPage } from '../../format/dayOfPage.ts'
import { dataOr } from '../../transport/answer.ts'
import type { Asked } from '../../transport/pageQuery.ts'
import { noChoices, type TrainingChoices, trainingChoices } from './choosing/trainingChoices.ts'
import { trainingQuestion } from './choosing/trainingQuestion.ts'
import {
  isCatalogueKept,
  type TrainingSelection,
  trainingSelection,
} from './choosing/trainingSelection.ts'
import type { trainingsQuery } from './query.ts'
import { type CataloguePage, trainingsPage } from './trainingsPage.ts'

export interface AskedCatalogue {
  trainings: CataloguePage
  selection: TrainingSelection
  choices: TrainingChoices
  /** `YYYY-MM-DD` */
  today: string
}

type Locals = Pick<App.Locals, 'backOffice' | 'locale' | 'uncached' | 'day'>

/** The page of the catalogue that a query asks for, or the address of the page to show instead. */
export async function askedCatalogue(
  locals: Locals,
  asked: Asked<typeof trainingsQuery>,
): Promise<AskedCatalogue | { instead: '/404' | '/503' }> {
  const { backOffice, locale } = locals
  const selection = trainingSelection(asked)
  const { page = 1 } = asked
  const today = dayOfPage(locals)
  const known = trainingChoices(backOffice, locale, today)
  // How a town is spelled is known first; without it, none would be found there.
  const spelled = selection.ville === undefined ? noChoices : dataOr(await known, undefined)
  if (spelled === undefined) return { instead: '/503' }
  const question = trainingQuestion(selection, spelled)
  const answer = await trainingsPage(backOffice, locale, { page, question, today })
  if (answer.state === 'away') return { instead: '/503' }
  const choices = dataOr(await known, noChoices)
  const { items } = answer.data
  if (items.length === 0 && page > 1) return { instead: '/404' }
  if (!isCatalogueKept(selection, items.length)) locals.uncached = true
  return { trainings: answer.data, selection, choices, today }
}
