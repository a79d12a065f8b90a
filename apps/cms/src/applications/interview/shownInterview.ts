import { defaultLocale, type Locale } from '@sira/contract/locales'
import { isolated, writtenMoment } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
import { interviewWords } from './interviewWords.ts'

/** The time of an interview that is still to come; a refusal that waits does not change it. */
export function comingInterview({ etat, entretienLe }: Application): string | undefined {
  if (etat !== 'entretien' || !entretienLe) return undefined
  return Date.parse(entretienLe) > Date.now() ? entretienLe : undefined
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
