import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { type ListPage, listPage } from '../../transport/listPage.ts'
import { type Training, trainingEntity } from './training.ts'
import type { TrainingSelection } from './trainingSelection.ts'

/** Free ones first is the same as the cheapest first. */
const sorts = {
  croissant: 'prix_formation:asc',
  decroissant: 'prix_formation:desc',
  gratuit: 'prix_formation:asc',
} as const

/** One page of the catalogue (spec 2.9). */
export function trainingsPage(
  backOffice: BackOffice,
  locale: Locale,
  page: number,
  { niveaux, prix }: TrainingSelection,
): Promise<Answer<ListPage<Training>>> {
  return listPage(backOffice, {
    type: 'formations',
    locale,
    page,
    query: {
      ...Object.fromEntries(
        niveaux.map((level, index) => [`filters[niveau][$in][${index}]`, level]),
      ),
      ...(prix ? { sort: sorts[prix] } : {}),
    },
    entity: trainingEntity,
    failure: 'Error in trainings fetching',
  })
}
