import { services } from '@sira/contract/services'
import type { Dictionary } from '../../i18n/fr.ts'

/** What a request is for. Its title is the record's or the service's own: never a text of the address. */
export interface QuoteSubject {
  purpose: keyof Dictionary['quote']['purposes']
  title: string
}

/** What the link that leads to the form is about, as it stands today. */
export interface AskedAbout {
  subject?: QuoteSubject | undefined
  /** What the message begins with. */
  objet?: string | undefined
  /** `YYYY-MM-DD`: the last day of an offer that takes no applications any more. */
  closedOn?: string | undefined
}

/** What the page of the form says, by what the request is for. */
export interface QuoteTexts {
  heading: string
  aside: readonly { title: string; text: string }[]
  send: string
}

export function quoteTexts(subject: QuoteSubject | undefined, words: Dictionary): QuoteTexts {
  const { heading, aside, send, purposes } = words.quote
  if (subject === undefined) return { heading, aside, send }
  const purpose = purposes[subject.purpose]
  return { ...purpose, heading: purpose.heading(subject.title) }
}

/** A request for one of our services; "others" names none. */
export function serviceSubject(
  service: string | undefined,
  words: Dictionary,
): QuoteSubject | undefined {
  const known = services.find((name) => name === service && name !== 'Autres')
  return known && { purpose: 'service', title: words.serviceNames[known] }
}
