import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { ask } from '../../../transport/question.ts'
import { recordsIn } from '../../../transport/records.ts'
import { type Training, trainingEntity } from '../training.ts'

const howMany = 3

/** The trainings that begin next, today's among them, without their relations. */
export function nextTrainings(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
): Promise<Answer<Training[]>> {
  return ask(backOffice, {
    path: contractQuery('formations', {
      'filters[date_formation][$gte]': today,
      sort: 'date_formation:asc',
      'pagination[start]': 0,
      'pagination[limit]': howMany,
      locale,
    }),
    failure: 'Error in next trainings fetching',
    parse: (body) => recordsIn(body, trainingEntity, backOffice),
  })
}
