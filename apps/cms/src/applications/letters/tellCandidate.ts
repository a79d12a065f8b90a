import type { ApplicationLetter } from '@sira/contract/applications/applicationStates'
import type { PayloadRequest } from 'payload'
import type { AttachedContent } from '../../mail/attachments.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { writtenMoment } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
import { interviewCalendar } from '../interview/interviewCalendar.ts'
import { type InterviewNews, interviewWords } from '../interview/interviewWords.ts'
import { hasDayAhead, interviewPlace, nextVersion } from '../interview/shownInterview.ts'
import { applicationWords } from './applicationWords.ts'
import { languageOf, writeToCandidate } from './writeToCandidate.ts'

/** That it arrived; to whoever looks like a machine nobody writes. */
export async function acknowledgeApplication(
  application: Application,
  req: PayloadRequest,
): Promise<void> {
  if (application.suspicion) return
  const words = applicationWords[languageOf(application)]
  const { automatic, notYours } = mailWords(languageOf(application))
  await writeToCandidate(
    application,
    { ...words.acknowledged, more: [words.free], footer: [automatic, notYours], by: 'stranger' },
    req,
  )
}

/** What became of it, in the transaction of its move. Says whether it could be written at all. */
export async function tellCandidate(
  letter: ApplicationLetter,
  application: Application,
  message: string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const words = applicationWords[languageOf(application)]
  const more = message === undefined ? [] : [message]
  const files = letter === 'refusée' ? goneFromCalendar(application, req) : []
  return writeToCandidate(
    application,
    { ...words.moves[letter], more, files, footer: [words.free], by: 'staff' },
    req,
  )
}

/** An interview that was still to come does not take place. */
function goneFromCalendar(application: Application, req: PayloadRequest): AttachedContent[] {
  return hasDayAhead(application)
    ? interviewCalendar(nextVersion(application), true, req.payload)
    : []
}

/** Tells a candidate who withdrew, where the interview stands in a calendar. */
export async function tellWithdrawn(application: Application, req: PayloadRequest): Promise<void> {
  if (!hasDayAhead(application)) return
  await tellInterview('withdrawn', nextVersion(application), undefined, req)
}

const over: readonly InterviewNews[] = ['cancelled', 'withdrawn']

/** The news of an interview, with a file for the calendar. */
export async function tellInterview(
  news: InterviewNews,
  application: Application,
  message: string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const locale = languageOf(application)
  const { news: told, date, place } = interviewWords[locale]
  const { entretienLe } = application
  const facts = entretienLe
    ? [
        { label: date, value: writtenMoment(entretienLe, locale) },
        { label: place, value: interviewPlace(application, locale) },
      ]
    : []
  return writeToCandidate(
    application,
    {
      ...told[news],
      more: message === undefined ? [] : [message],
      facts,
      footer: [applicationWords[locale].free],
      by: 'staff',
      files: interviewCalendar(application, over.includes(news), req.payload),
    },
    req,
  )
}
