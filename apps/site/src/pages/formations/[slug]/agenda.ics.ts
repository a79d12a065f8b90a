import type { APIRoute } from 'astro'
import { calendarFile } from '../../../features/trainings/calendar/calendarFile.ts'
import { trainingBySlug } from '../../../features/trainings/trainingBySlug.ts'
import { file, unavailable } from '../../../feeds/fileAnswers.ts'
import { today } from '../../../format/today.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'

export const GET: APIRoute = async ({ locals, params, rewrite }) => {
  const { backOffice, locale, address: origin } = locals
  // The day that it begins, there is nothing left to note.
  locals.changesAtMidnight = true
  const answer = await trainingBySlug(backOffice, locale, params.slug ?? '')
  if (answer.state === 'away') return unavailable()
  const context = { words: dictionaryOf(locale), origin, today: today() }
  const calendar = answer.data ? calendarFile(answer.data, context) : undefined
  return calendar === undefined
    ? rewrite('/404')
    : file(calendar, 'text/calendar; charset=utf-8; component=VEVENT')
}
