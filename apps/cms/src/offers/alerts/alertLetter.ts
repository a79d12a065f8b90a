import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { Letter } from '../../mail/drawing/letter.ts'
import { markdownBody } from '../../mail/drawing/markdownBody.ts'
import { markdownText } from '../../mail/drawing/markdownText.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import type { OpenOffer } from './openOffers.ts'

interface AlertNews {
  offers: readonly OpenOffer[]
  locale: string
  siteUrl: string
  /** The page on which the alert ends. */
  stopPage: string
}

/** Signs that Markdown reads: titles are plain text. */
const signs = /[\\`*_{}[\]<>()#+!|~-]/g

/** New offers for one alert, with the way to stop it. */
export function alertLetter({ offers, locale, siteUrl, stopPage }: AlertNews): Letter {
  const words = mailWords(locale)
  const { subject, why, stop } = words.alert
  const lines = offers.map(({ slug, titles, employer }) => {
    const title = (titles[words.lang] || titles.fr || '').replace(signs, '\\$&')
    const said = [`[${title}](${localisedPath(routes.job(slug), words.lang)})`]
    return `- ${[...said, ...(employer ? [employer.replace(signs, '\\$&')] : [])].join(', ')}`
  })
  const body = lines.join('\n')
  const heading = subject(offers.length)
  return {
    lang: words.lang,
    subject: heading,
    heading,
    paragraphs: [],
    body: { html: markdownBody(body, siteUrl), text: markdownText(body, siteUrl) },
    footer: [why, { label: stop, href: stopPage }],
  }
}
