import type { APIRoute } from 'astro'
import { askedSessions } from '../features/trainings/sessions/askedSessions.ts'
import { sessionFeed } from '../features/trainings/sessions/files/sessionFeed.ts'
import { isShown } from '../features/trainings/sessions/session.ts'
import { file, unavailable } from '../feeds/fileAnswers.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { siteSettings } from '../transport/siteSettings.ts'

export const GET: APIRoute = async ({ locals }) => {
  const { backOffice, locale, address } = locals
  const [settings, sessions] = await Promise.all([
    siteSettings(backOffice, locale),
    askedSessions(locals, 1),
  ])
  if ('instead' in sessions) return unavailable()
  const shown = sessions.items.filter((session) => isShown(session))
  const context = { settings, words: dictionaryOf(locale), origin: address }
  return file(sessionFeed(shown, context).json1(), 'application/feed+json; charset=utf-8')
}
