import { writtenDay } from '@sira/contract/writtenDates'
import type { Letter } from '../../../mail/drawing/letter.ts'
import { mailWords } from '../../../mail/words/mailWords.ts'
import type { Newsletter } from '../../../payload-types.ts'

/** Tells an imported subscriber since when, and by which proof, he receives our letter. */
export function welcomeLetter(
  { locale, consentDay, consentSource }: Newsletter,
  unsubscribePage: string,
): Letter {
  const { hello, lang, newsletter, welcome } = mailWords(locale)
  const { subject, text, source, leave } = welcome
  return {
    lang,
    subject,
    heading: subject,
    paragraphs: [hello(''), text(consentDay ? writtenDay(consentDay, lang) : ''), leave],
    facts: [{ label: source, value: consentSource ?? '' }],
    footer: [{ label: newsletter.unsubscribe, href: unsubscribePage }],
  }
}
