import type { ListPage } from '../../transport/listPage.ts'
import type { Asked } from '../../transport/pageQuery.ts'
import type { trainingsQuery } from './query.ts'
import type { Training } from './training.ts'
import { type TrainingSelection, trainingSelection } from './trainingSelection.ts'
import { trainingsPage } from './trainingsPage.ts'

export interface AskedCatalogue {
  trainings: ListPage<Training>
  selection: TrainingSelection
}

/** The page of the catalogue that a query asks for, or the address of the page to show instead. */
export async function askedCatalogue(
  { backOffice, locale }: Pick<App.Locals, 'backOffice' | 'locale'>,
  asked: Asked<typeof trainingsQuery>,
): Promise<AskedCatalogue | { instead: '/404' | '/503' }> {
  const selection = trainingSelection(asked)
  const { page = 1 } = asked
  const answer = await trainingsPage(backOffice, locale, page, selection)
  if (answer.state === 'away') return { instead: '/503' }
  if (answer.data.items.length === 0 && page > 1) return { instead: '/404' }
  return { trainings: answer.data, selection }
}
