import { openFilter } from '@sira/contract/kinds/openRecords'
import type { Locale } from '@sira/contract/locales'
import { dataOr } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { fewRecords } from '../../transport/fewRecords.ts'
import { sortOf } from '../../transport/sortOf.ts'
import { type Job, jobEntity } from './job.ts'

const most = 3

/** The newest other open offers of the same domain; none while the back office is away. */
export async function similarJobs(
  backOffice: BackOffice,
  locale: Locale,
  { id, domaineId }: Pick<Job, 'id' | 'domaineId'>,
  today: string,
): Promise<Job[]> {
  if (domaineId === null) return []
  const answer = await fewRecords(backOffice, {
    type: 'jobs',
    locale,
    most,
    query: {
      'filters[jobdomain][id][$eq]': domaineId,
      'filters[id][$ne]': id,
      ...openFilter('jobs', today),
      sort: sortOf('jobs'),
      populate: '*',
    },
    entity: jobEntity,
    failure: 'Error in similar jobs fetching',
  })
  return dataOr(answer, [])
}
