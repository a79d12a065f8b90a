import type { ApplicationLetter } from '@sira/contract/applications/applicationStates'
import { defaultLocale, type Locale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { PayloadRequest } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
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
  return write(
    application,
    { ...words.moves[letter], more, footer: [words.free], by: 'staff' },
    req,
  )
}

interface Written {
  subject: string
  text: string
  more: readonly string[]
  footer: readonly string[]
  by: 'stranger' | 'staff'
}

async function write(
  application: Application,
  { subject, text, more, footer, by }: Written,
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
      letter: {
        lang: locale,
        subject,
        heading: subject,
        paragraphs: [hello(greetedName(nom ?? '')), text, ...more],
        facts: [
          { label: referenceWord, value: fromLeft(reference ?? '') },
          { label: words.offer, value: intitule ?? words.pool },
        ],
        button: {
          label: words.follow,
          href: `${publicUrl(req.payload)}${localisedPath(routes.followUp, locale)}`,
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
