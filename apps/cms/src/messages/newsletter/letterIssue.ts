import { isLocale, type Locale } from '@sira/contract/locales'
import type { Payload, PayloadRequest } from 'payload'

/** A newsletter as one reader gets it. */
export interface LetterIssue {
  subject: string
  /** Markdown. */
  body: string
  /** Of subject and body: French for whoever's language has not both. */
  locale: Locale
}

/** The letter in the language of a reader: whole in it, or whole in French. */
export async function letterIssue(
  id: number,
  wanted: string | null | undefined,
  payload: Payload,
  req: PayloadRequest,
): Promise<LetterIssue> {
  const read = (locale: Locale) =>
    payload.findByID({ collection: 'letters', id, locale, fallbackLocale: false, depth: 0, req })
  if (isLocale(wanted) && wanted !== 'fr') {
    const { subject, body } = await read(wanted)
    if (subject && body) return { subject, body, locale: wanted }
  }
  const { subject, body } = await read('fr')
  return { subject: subject ?? '', body: body ?? '', locale: 'fr' }
}
