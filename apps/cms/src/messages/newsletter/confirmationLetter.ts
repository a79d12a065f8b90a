import type { Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'

/** The letter that asks the owner of an address whether he wants the newsletter (double opt-in). */
export function confirmationLetter(locale: string, href: string): Letter {
  const words = mailWords(locale)
  const { subject, text, button, ignore } = words.confirm
  return {
    lang: words.lang,
    subject,
    heading: subject,
    paragraphs: [words.hello(''), text],
    button: { label: button, href },
    footer: [ignore],
  }
}
