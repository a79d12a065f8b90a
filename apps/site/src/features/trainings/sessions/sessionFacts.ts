import type { Locale } from '@sira/contract/locales'
import { dateLocale, timeZone } from '@sira/contract/writtenDates'
import { townName } from '../../../format/townName.ts'
import { writtenDays } from '../../../format/writtenDays.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { firstDay, lastDay, type Session } from './session.ts'

/** `13–15 janvier 2027` */
export function sessionDays(session: Session, locale: Locale): string {
  return writtenDays(firstDay(session), lastDay(session), locale)
}

/** `13–15 janv.`, where there is little room. */
export function shortDays(session: Session, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(new Date(firstDay(session)), new Date(lastDay(session)))
}

/** The hour at which each day begins. */
export function sessionHour({ debut }: Session, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLocale(locale), { timeStyle: 'short', timeZone }).format(
    new Date(debut),
  )
}

/** The town, or how it is held where that is nowhere. */
export function sessionPlace({ ville, mode }: Session, words: Dictionary): string {
  if (ville) return townName(ville, words.locale)
  return mode === null ? '' : words.sessions.modes[mode]
}
