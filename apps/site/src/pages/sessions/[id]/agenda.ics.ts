import type { APIRoute } from 'astro'
import { sessionsCalendar } from '../../../features/trainings/sessions/files/sessionsCalendar.ts'
import { sessionById } from '../../../features/trainings/sessions/sessionById.ts'
import { calendarAnswer, unavailable } from '../../../feeds/fileAnswers.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'

export const GET: APIRoute = async ({ locals, params, rewrite }) => {
  const { backOffice, locale, address: origin } = locals
  const { id = '' } = params
  if (!/^[1-9]\d{0,8}$/.test(id)) return rewrite('/404')
  const answer = await sessionById(backOffice, locale, id)
  if (answer.state === 'away') return unavailable()
  if (answer.data === null) return rewrite('/404')
  const context = { words: dictionaryOf(locale), origin }
  return calendarAnswer(sessionsCalendar([answer.data], context))
}
