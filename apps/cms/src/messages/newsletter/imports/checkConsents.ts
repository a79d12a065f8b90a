import { isEmail } from '@sira/contract/forms/email'
import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import { isoTime } from '../../../dates/isoTime.ts'
import { withoutCase } from '../../../dossiers/person/askedPerson.ts'
import { oneLine } from '../../../mail/drawing/oneLine.ts'
import { plain } from './columnPlaces.ts'
import type { TypedRow } from './consentRows.ts'
import { type Consent, longestSource, type RefusedRow } from './importReport.ts'

/** The days between which a consent may lie. */
export interface ConsentDays {
  oldest: string
  today: string
}

export interface CheckedConsents {
  consents: Consent[]
  refused: RefusedRow[]
}

/** Checks the rows of a file: gives the valid consents, and the others with the reason. */
export function checkConsents(rows: readonly TypedRow[], days: ConsentDays): CheckedConsents {
  const checked: CheckedConsents = { consents: [], refused: [] }
  const seen = new Map<string, number>()
  for (const row of rows) {
    const consent = consentOf(row, days)
    const before = typeof consent === 'string' ? undefined : seen.get(consent.email)
    const why = before === undefined ? consent : `Cette adresse est déjà à la ligne ${before}.`
    if (typeof why === 'string') checked.refused.push({ line: row.line, email: shown(row), why })
    else {
      seen.set(why.email, why.line)
      checked.consents.push(why)
    }
  }
  return checked
}

/** Gives the consent of a row, or the reason why it is refused. */
function consentOf({ line, ...typed }: TypedRow, { oldest, today }: ConsentDays): Consent | string {
  const email = withoutCase(typed.email).trim()
  if (!isEmail(email)) return 'Cette adresse n’en est pas une.'
  const locale = localeOf(typed.language)
  if (locale === undefined) return 'Cette langue n’est pas proposée : fr, en ou ar.'
  const day = isoTime(typed.day)?.slice(0, 10)
  if (day === undefined) return 'Ce jour ne se lit pas : écrivez 23/11/2026 ou 2026-11-23.'
  if (day > today) return 'Ce jour n’est pas encore venu.'
  if (day < oldest) return 'Ce consentement est plus ancien que la durée de conservation.'
  if (typed.source.length > longestSource) {
    return `Source : au plus ${longestSource} caractères.`
  }
  const source = oneLine(typed.source)
  if (source === '') return 'Dites où la personne a donné son accord.'
  return { line, email, locale, day, source }
}

/** Reads a language by its code or name; an empty one is French. */
function localeOf(typed: string): Locale | undefined {
  const said = plain(typed)
  if (said === '') return typed === '' ? defaultLocale : undefined
  return locales.find(({ code, name }) => said === code || said === plain(name))?.code
}

const longestShown = 80

function shown({ email }: TypedRow): string {
  return email.length > longestShown ? `${email.slice(0, longestShown)}…` : email
}
