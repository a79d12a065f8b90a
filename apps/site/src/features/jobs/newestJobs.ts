import { openFilter } from '@sira/contract/kinds/openRecords'
import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'
import { sortOf } from '../../transport/sortOf.ts'
import { type Job, jobEntity } from './job.ts'

const howMany = 3

/** The open offers that came out last. */
export function newestJobs(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
): Promise<Answer<Job[]>> {
  return ask(backOffice, {
    path: contractQuery('jobs', {
      ...openFilter('jobs', today),
      sort: sortOf('jobs'),
      'pagination[start]': 0,
      'pagination[limit]': howMany,
      populate: '*',
      locale,
    }),
    failure: 'Error in newest jobs fetching',
    parse: (body) => recordsIn(body, jobEntity, backOffice),
  })
}
