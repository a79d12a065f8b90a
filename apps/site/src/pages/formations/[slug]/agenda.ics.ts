import type { APIRoute } from 'astro'
import { calendarFile } from '../../../features/trainings/calendar/calendarFile.ts'
import { trainingBySlug } from '../../../features/trainings/trainingBySlug.ts'
import { calendarAnswer, unavailable } from '../../../feeds/fileAnswers.ts'
import { dayOfPage } from '../../../format/dayOfPage.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'

export const GET: APIRoute = async ({ locals, params, rewrite }) => {
  const { backOffice, locale, address: origin } = locals
  const answer = await trainingBySlug(backOffice, locale, params.slug ?? '')
  if (answer.state === 'away') return unavailable()
  // The day that it begins, there is nothing left to note.
  const context = { words: dictionaryOf(locale), origin, today: dayOfPage(locals) }
  const calendar = answer.data ? calendarFile(answer.data, context) : undefined
  return calendar === undefined ? rewrite('/404') : calendarAnswer(calendar)
}
