import { services } from '@sira/contract/services'
import type { Dictionary } from '../../i18n/fr.ts'

/**
 * The subject of a request. Its title comes from the record or the service, never from the address.
 */
export interface QuoteSubject {
  purpose: keyof Dictionary['quote']['purposes']
  title: string
}

/** The present subject of the link that leads to the form. */
export interface AskedAbout {
  subject?: QuoteSubject | undefined
  /** The beginning of the message. */
  objet?: string | undefined
  /** `YYYY-MM-DD`: the last day of an offer that is closed now. */
  closedOn?: string | undefined
}

/** The texts of the form's page, by the purpose of the request. */
export interface QuoteTexts {
  heading: string
  aside: readonly { title: string; text: string }[]
  send: string
  /** The way for a foreign number: the contact page, with this subject. */
  elsewhere?: { text: string; about: string }
}

export function quoteTexts(subject: QuoteSubject | undefined, words: Dictionary): QuoteTexts {
  const { purposes } = words.quote
  if (subject === undefined) return words.quote
  const { [subject.purpose]: purpose } = purposes
  const { aside, send } = purpose
  const heading = purpose.heading(subject.title)
  const text = 'elsewhere' in purpose ? purpose.elsewhere : words.form.phoneElsewhere
  return { heading, aside, send, elsewhere: { text, about: heading } }
}

/** A request for one of our services; "others" names none. */
export function serviceSubject(
  service: string | undefined,
  words: Dictionary,
): QuoteSubject | undefined {
  const known = services.find((name) => name === service && name !== 'Autres')
  return known && { purpose: 'service', title: words.serviceNames[known] }
}
