import type { Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'

/** The six digits, and nothing to press: a program that opens links opens no space. */
export function spaceCodeLetter(locale: unknown, code: string): Letter {
  const words = mailWords(locale)
  const { subject, text, label } = words.spaceCode
  return {
    lang: words.lang,
    subject,
    heading: subject,
    paragraphs: [words.hello(''), text],
    facts: [{ label, value: `${code.slice(0, 3)} ${code.slice(3)}` }],
    footer: [words.notYours],
  }
}
