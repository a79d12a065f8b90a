import { openFilter } from '@sira/contract/kinds/openRecords'
import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { fewRecords } from '../../transport/fewRecords.ts'
import { sortOf } from '../../transport/sortOf.ts'
import { type Job, jobEntity } from './job.ts'

/** The open offers that came out last, at most `most`. */
export function newestJobs(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
  most = 3,
): Promise<Answer<Job[]>> {
  return fewRecords(backOffice, {
    type: 'jobs',
    locale,
    most,
    query: { ...openFilter('jobs', today), sort: sortOf('jobs'), populate: '*' },
    entity: jobEntity,
    failure: 'Error in newest jobs fetching',
  })
}
