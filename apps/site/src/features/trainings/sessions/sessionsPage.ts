import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import { ask } from '../../../transport/question.ts'
import { paginationIn } from '../../../transport/records.ts'
import { sessionsIn } from './comingSessions.ts'
import { type Session, withTraining } from './session.ts'

const perPage = 60

/** One page of all sessions to come, the first one first; cancelled ones among them. */
export function sessionsPage(
  backOffice: BackOffice,
  locale: Locale,
  { page, today }: { page: number; today: string },
): Promise<Answer<ListPage<Session>>> {
  return ask(backOffice, {
    path: contractQuery('sessions', {
      'filters[debut][$gte]': today,
      sort: 'debut:asc',
      'pagination[page]': page,
      'pagination[pageSize]': perPage,
      ...withTraining,
      locale,
    }),
    failure: 'Error in sessions fetching',
    parse: (body) => ({ items: sessionsIn(body, backOffice), ...paginationIn(body) }),
    whenAbsent: { items: [], page: 1, pageCount: 0, total: 0 },
  })
}
