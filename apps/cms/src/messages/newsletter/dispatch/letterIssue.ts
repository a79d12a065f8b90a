import { isLocale, type Locale, locales } from '@sira/contract/locales'
import type { Payload, PayloadRequest } from 'payload'

/** A newsletter for one reader. */
export interface LetterIssue {
  subject: string
  /** Markdown. */
  body: string
  /** The language of subject and body: French where either is missing in the reader's language. */
  locale: Locale
}

/**
 * Gives the letter in the language of a reader: complete in it, else complete in French, else
 * undefined.
 */
export async function letterIssue(
  id: number,
  wanted: string | null | undefined,
  payload: Payload,
  req: PayloadRequest,
): Promise<LetterIssue | undefined> {
  if (isLocale(wanted) && wanted !== 'fr') {
    const own = await wholeIssue(id, wanted, payload, req)
    if (own) return own
  }
  return wholeIssue(id, 'fr', payload, req)
}

/** Gives the letter in each language that has both subject and text. */
export async function wholeIssues(
  id: number,
  payload: Payload,
  req: PayloadRequest,
): Promise<LetterIssue[]> {
  const issues: LetterIssue[] = []
  for (const { code } of locales) {
    const issue = await wholeIssue(id, code, payload, req)
    if (issue) issues.push(issue)
  }
  return issues.toSorted((one, other) => order(one) - order(other))
}

/** Sorts French first, as everywhere in the back office. */
function order({ locale }: LetterIssue): number {
  return locale === 'fr' ? -1 : locales.findIndex(({ code }) => code === locale)
}

async function wholeIssue(
  id: number,
  locale: Locale,
  payload: Payload,
  req: PayloadRequest,
): Promise<LetterIssue | undefined> {
  const asked = { collection: 'letters', id, locale, fallbackLocale: false, depth: 0, req } as const
  const { subject, body } = await payload.findByID(asked)
  return subject && body ? { subject, body, locale } : undefined
}
