import { openFilter } from '@sira/contract/kinds/openRecords'
import type { Locale } from '@sira/contract/locales'
import type { Narrowing } from '../../choosing/narrowing.ts'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { type ListPage, listPage } from '../../transport/listPage.ts'
import { sortOf } from '../../transport/sortOf.ts'
import { type Job, jobEntity } from './job.ts'

/** One page of the open offers, newest first: those past their last day are left out (product 2.11). */
export function jobsPage(
  backOffice: BackOffice,
  locale: Locale,
  page: number,
  today: string,
  question: Narrowing = {},
): Promise<Answer<ListPage<Job>>> {
  return listPage(backOffice, {
    type: 'jobs',
    locale,
    page,
    query: {
      ...openFilter('jobs', today),
      sort: sortOf('jobs'),
      ...question,
    },
    entity: jobEntity,
    failure: 'Error in jobs fetching',
  })
}
