import { type Locale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { writtenDay } from '@sira/contract/writtenDates'
import type { Letter } from '../../../mail/drawing/letter.ts'
import { mailWords } from '../../../mail/words/mailWords.ts'

interface Warning {
  locale: Locale
  references: readonly string[]
  until: Date
  siteUrl: string
}

/** Says what will be erased, when, and which proofs vanish with it. */
export function warningLetter({ locale, references, until, siteUrl }: Warning): Letter {
  const words = mailWords(locale)
  const { subject, text, proofs, keep, button } = words.erasure
  const day = writtenDay(until.toISOString(), locale)
  return {
    lang: words.lang,
    subject,
    heading: subject,
    paragraphs: [words.hello(''), text(day), proofs, keep],
    facts: references.map((reference) => ({ label: words.reference, value: reference })),
    button: { label: button, href: `${siteUrl}${localisedPath(routes.followUp, locale)}` },
    footer: [],
  }
}
