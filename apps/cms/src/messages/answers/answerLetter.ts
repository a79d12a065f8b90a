import type { Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'

interface Answer {
  subject: string
  text: string
  author: string
  /** The visitor's text: the letter quotes it. */
  message: string
  locale: string
}

/** The letter in which a member of the staff answers, in his own words. */
export function answerLetter({ subject, text, author, message, locale }: Answer): Letter {
  const words = mailWords(locale)
  return {
    lang: words.lang,
    subject,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    ...(message === '' ? {} : { quoted: message }),
    footer: [author],
  }
}
