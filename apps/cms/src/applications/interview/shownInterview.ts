import { defaultLocale, type Locale } from '@sira/contract/locales'
import { isolated, writtenMoment } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
import { interviewWords } from './interviewWords.ts'

/** An application that moves on keeps the interview that was planned for it. */
const withInterview: readonly string[] = ['entretien', 'proposée', 'retenue']

/** The time of an interview that is still to come; a refusal that waits does not change it. */
export function comingInterview(application: Application): string | undefined {
  if (!withInterview.includes(application.etat) || !hasDayAhead(application)) return undefined
  return application.entretienLe ?? undefined
}

/** The time of an interview that staff may cancel: one to come, and at its own step one that was. */
export function plannedInterview(application: Application): string | undefined {
  const { etat, entretienLe } = application
  return etat === 'entretien' ? (entretienLe ?? undefined) : comingInterview(application)
}

/** True where an interview that has not begun stands in calendars, whatever became of its application. */
export function hasDayAhead({ entretienLe }: Application): boolean {
  return Boolean(entretienLe) && Date.parse(entretienLe ?? '') > Date.now()
}

/** The application for its next calendar file: a higher number replaces a lower one. */
export function nextVersion(application: Application): Application {
  return { ...application, entretienVersion: (application.entretienVersion ?? 0) + 1 }
}

export function interviewPlace({ entretienLieu }: Application, locale: Locale): string {
  return entretienLieu ? isolated(entretienLieu) : interviewWords[locale].byPhone
}

/** For staff, to send on WhatsApp to a candidate who left no e-mail. */
export function spokenInterview(application: Application): string | undefined {
  const time = comingInterview(application)
  if (time === undefined) return undefined
  const locale = application.locale ?? defaultLocale
  const { nom, reference } = application
  return interviewWords[locale].spoken(
    nom ?? '',
    writtenMoment(time, locale),
    interviewPlace(application, locale),
    reference ?? '',
  )
}
