import type { APIRoute } from 'astro'
import { comingSessions } from '../../features/trainings/sessions/comingSessions.ts'
import { sessionsCalendar } from '../../features/trainings/sessions/files/sessionsCalendar.ts'
import { calendarAnswer, unavailable } from '../../feeds/fileAnswers.ts'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'

export const GET: APIRoute = async ({ locals }) => {
  const { backOffice, locale, address: origin } = locals
  const answer = await comingSessions(backOffice, { locale, today: dayOfPage(locals) })
  if (answer.state === 'away') return unavailable()
  return calendarAnswer(sessionsCalendar(answer.data, { words: dictionaryOf(locale), origin }))
}
