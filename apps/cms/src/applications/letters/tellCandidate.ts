import type { ApplicationLetter } from '@sira/contract/applications/applicationStates'
import { defaultLocale, type Locale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { PayloadRequest } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft, writtenMoment } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
import { interviewCalendar } from '../interview/interviewCalendar.ts'
import { type InterviewNews, interviewWords } from '../interview/interviewWords.ts'
import { interviewPlace } from '../interview/shownInterview.ts'
import { applicationWords } from './applicationWords.ts'

/** That it arrived; to whoever looks like a machine nobody writes. */
export async function acknowledgeApplication(
  application: Application,
  req: PayloadRequest,
): Promise<void> {
  if (application.suspicion) return
  const words = applicationWords[languageOf(application)]
  const { automatic, notYours } = mailWords(languageOf(application))
  await write(
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
  return write(
    application,
    { ...words.moves[letter], more, files, footer: [words.free], by: 'staff' },
    req,
  )
}

/** An interview that was still to come does not take place. */
function goneFromCalendar(application: Application, req: PayloadRequest): AttachedContent[] {
  const { entretienLe, entretienVersion } = application
  if (!entretienLe || Date.parse(entretienLe) < Date.now()) return []
  const next = { ...application, entretienVersion: (entretienVersion ?? 0) + 1 }
  return interviewCalendar(next, true, req.payload)
}

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
  return write(
    application,
    {
      ...told[news],
      more: message === undefined ? [] : [message],
      facts,
      footer: [applicationWords[locale].free],
      by: 'staff',
      files: interviewCalendar(application, news === 'cancelled', req.payload),
    },
    req,
  )
}

interface Written {
  subject: string
  text: string
  more: readonly string[]
  facts?: readonly { label: string; value: string }[]
  files?: readonly AttachedContent[]
  footer: readonly string[]
  by: 'stranger' | 'staff'
}

async function write(
  application: Application,
  { subject, text, more, facts = [], files = [], footer, by }: Written,
  req: PayloadRequest,
): Promise<boolean> {
  const { id, email, nom, reference, intitule } = application
  if (!email) return false
  const locale = languageOf(application)
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const words = applicationWords[locale]
  const { hello, reference: referenceWord } = mailWords(locale)
  await queueEmail(
    {
      kind: by === 'stranger' ? 'acknowledgement' : 'application',
      to: email,
      replyTo: noticesTo,
      about: { relationTo: 'candidatures', value: id },
      brand,
      files,
      letter: {
        lang: locale,
        subject,
        heading: subject,
        paragraphs: [hello(greetedName(nom ?? '')), text, ...more],
        facts: [
          { label: referenceWord, value: fromLeft(reference ?? '') },
          { label: words.offer, value: intitule ?? words.pool },
          ...facts,
        ],
        button: {
          label: words.follow,
          href: `${publicUrl(req.payload)}${localisedPath(routes.followUp, locale)}?reference=${reference}`,
        },
        footer,
      },
    },
    req,
  )
  return true
}

function languageOf({ locale }: Application): Locale {
  return locale ?? defaultLocale
}
