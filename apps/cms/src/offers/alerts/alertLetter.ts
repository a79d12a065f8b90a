import { localisedPath } from '@sira/contract/locales'
import { alertCriteria } from '@sira/contract/offers/alert'
import { routes } from '@sira/contract/routes'
import { writtenDay } from '@sira/contract/writtenDates'
import type { Letter } from '../../mail/drawing/letter.ts'
import { markdownBody } from '../../mail/drawing/markdownBody.ts'
import { markdownText } from '../../mail/drawing/markdownText.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import type { JobAlert } from '../../payload-types.ts'
import type { OpenOffer } from './openOffers.ts'

interface AlertNews {
  offers: readonly OpenOffer[]
  alert: JobAlert
  siteUrl: string
  /** The page on which the alert ends. */
  stopPage: string
}

/** Signs that Markdown reads: titles are plain text. */
const signs = /[\\`*_{}[\]<>()#+!|~-]/g

/** New offers for one alert, with the way to its search and the way to stop it. */
export function alertLetter({ offers, alert, siteUrl, stopPage }: AlertNews): Letter {
  const words = mailWords(alert.locale)
  const { lang } = words
  const { subject, until, search, why, stop } = words.alert
  const lines = offers.map(({ slug, titles, employer, town, lastDay }) => {
    const title = (titles[lang] || titles.fr || '').replace(signs, '\\$&')
    const facts = [employer, town, lastDay && until(writtenDay(lastDay, lang))]
    const said = facts.filter(Boolean).map((fact) => fact.replace(signs, '\\$&'))
    return `- ${[`[${title}](${localisedPath(routes.job(slug), lang)})`, ...said].join(' · ')}`
  })
  const body = lines.join('\n')
  const heading = subject(offers.length)
  return {
    lang,
    subject: heading,
    heading,
    paragraphs: [],
    body: { html: markdownBody(body, siteUrl), text: markdownText(body, siteUrl) },
    footer: [
      why,
      { label: search, href: `${siteUrl}${localisedPath(routes.jobs, lang)}${queryOf(alert)}` },
      { label: stop, href: stopPage },
    ],
  }
}

/** The filters as the list has them in its address: there another alert is made, with others. */
function queryOf(alert: JobAlert): string {
  const chosen = alertCriteria.flatMap((name) => (alert[name] ? [[name, alert[name]]] : []))
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}
