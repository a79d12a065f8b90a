import { dayOfPage } from '../../../format/dayOfPage.ts'
import { endsWith } from '../../../format/endsWith.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { Session } from './session.ts'
import { sessionsPage } from './sessionsPage.ts'

type Locals = Pick<App.Locals, 'backOffice' | 'locale' | 'day' | 'until'>

/** A page of the sessions to come, or the address of the page to show instead. */
export async function askedSessions(
  locals: Locals,
  page: number,
): Promise<ListPage<Session> | { instead: '/404' | '/503' }> {
  const { backOffice, locale } = locals
  const answer = await sessionsPage(backOffice, locale, { page, today: dayOfPage(locals) })
  if (answer.state === 'away') return { instead: '/503' }
  const { items } = answer.data
  if (items.length === 0 && page > 1) return { instead: '/404' }
  endsWith(
    locals,
    items.map(({ debut }) => debut),
  )
  return answer.data
}
