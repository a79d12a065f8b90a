import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { fewRecords } from '../../transport/fewRecords.ts'
import { type Training, trainingEntity } from './training.ts'

/** How many stand below a training. */
const most = 3

/** The next trainings on the topic of another one; none where its topic is not said. */
export async function similarTrainings(
  backOffice: BackOffice,
  locale: Locale,
  { slug, thematiqueId }: Pick<Training, 'slug' | 'thematiqueId'>,
  today: string,
): Promise<Answer<Training[]>> {
  if (thematiqueId === null) return { state: 'known', data: [] }
  return fewRecords(backOffice, {
    type: 'formations',
    locale,
    most,
    query: {
      'filters[thematique][id][$eq]': thematiqueId,
      'filters[slug][$ne]': slug,
      'filters[date_formation][$gte]': today,
      sort: 'date_formation:asc',
      populate: '*',
    },
    entity: trainingEntity,
    failure: 'Error in similar trainings fetching',
  })
}
