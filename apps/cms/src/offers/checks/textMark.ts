import { createHash } from 'node:crypto'
import * as z from 'zod'

/** All that visitors read of an offer: staff vouch for each of them. */
const checked = [
  'titre',
  'description',
  'questions',
  'pays',
  'ville',
  'compagnie',
  'jobdomain',
  'jobtype',
  'experience_level',
  'cv_facultatif',
  'urgent',
  'date_publication',
  'date_expiration',
] as const

/** An offer as it is shown in one language, as a digest: one word more, or another contract, is another one. */
export function textMark(offer: Readonly<Record<string, unknown>>): string {
  const text = checked.map((name) => numberIn(offer[name]) || '')
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url')
}

/** The same where the employer, or a choice, came along. */
function numberIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

const marks = z.record(z.string(), z.string())

/** The marks that were kept, by language; SQLite gives them as a text. */
export function keptMarks(value: unknown): Readonly<Record<string, string>> {
  const given: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return marks.catch({}).parse(given)
}
