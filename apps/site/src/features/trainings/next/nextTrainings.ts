import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { fewRecords } from '../../../transport/fewRecords.ts'
import { type Training, trainingEntity } from '../training.ts'

/** The trainings that begin next, at most `most`, today's among them, without their relations. */
export function nextTrainings(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
  most = 3,
): Promise<Answer<Training[]>> {
  return fewRecords(backOffice, {
    type: 'formations',
    locale,
    most,
    query: { 'filters[date_formation][$gte]': today, sort: 'date_formation:asc' },
    entity: trainingEntity,
    failure: 'Error in next trainings fetching',
  })
}
