import { isApplicationState } from '@sira/contract/applications/applicationStates'
import { defaultLocale, type Locale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { PayloadRequest } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
import { applicationWords } from './applicationWords.ts'

export interface Written {
  subject: string
  text: string
  more: readonly string[]
  facts?: readonly { label: string; value: string }[]
  files?: readonly AttachedContent[]
  footer: readonly string[]
  by: 'stranger' | 'staff'
}

/** Writes a letter to a candidate, in the transaction of its cause. False: there is no address. */
export async function writeToCandidate(
  application: Application,
  { subject, text, more, facts = [], files = [], footer, by }: Written,
  req: PayloadRequest,
): Promise<boolean> {
  const { id, email, nom, reference, intitule } = application
  if (!email) return false
  const locale = languageOf(application)
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const words = applicationWords[locale]
  const steps = (application.etapes ?? []).filter(({ vers }) => isApplicationState(vers))
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
        ...(reference && { cloth: { reference, steps: steps.length, lang: locale } }),
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

export function languageOf({ locale }: Application): Locale {
  return locale ?? defaultLocale
}
