import { openFilter } from '@sira/contract/kinds/openRecords'
import type { Locale } from '@sira/contract/locales'
import { type Answer, dataOr } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'
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
  const answer: Answer<Job[]> = await ask(backOffice, {
    path: contractQuery('jobs', {
      'filters[jobdomain][id][$eq]': domaineId,
      'filters[id][$ne]': id,
      ...openFilter('jobs', today),
      sort: sortOf('jobs'),
      'pagination[pageSize]': most,
      populate: '*',
      locale,
    }),
    failure: 'Error in similar jobs fetching',
    parse: (body) => recordsIn(body, jobEntity, backOffice),
  })
  return dataOr(answer, [])
}
