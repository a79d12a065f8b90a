import type { Letter } from '../../../mail/drawing/letter.ts'
import { markdownBody } from '../../../mail/drawing/markdownBody.ts'
import { markdownText } from '../../../mail/drawing/markdownText.ts'
import { mailWords } from '../../../mail/words/mailWords.ts'
import type { LetterIssue } from './letterIssue.ts'

interface NewsletterIssue extends LetterIssue {
  siteUrl: string
  /** The page on which the subscription ends. */
  unsubscribePage: string
}

/** The letter for one subscriber, with the link to unsubscribe. */
export function newsletterLetter(issue: NewsletterIssue): Letter {
  const { subject, body, locale, siteUrl, unsubscribePage } = issue
  const words = mailWords(locale)
  return {
    lang: words.lang,
    subject,
    heading: subject,
    paragraphs: [],
    body: { html: markdownBody(body, siteUrl), text: markdownText(body, siteUrl) },
    footer: [words.newsletter.why, { label: words.newsletter.unsubscribe, href: unsubscribePage }],
  }
}
