import { createHash } from 'node:crypto'
import * as z from 'zod'

/** The fields that staff check in an offer: its promises, its company, its place. */
const checked = ['titre', 'description', 'pays', 'ville', 'compagnie'] as const

/** The text of an offer as it is shown in one language, as a digest: one word more is another one. */
export function textMark(offer: Readonly<Record<string, unknown>>): string {
  const text = checked.map((name) => numberIn(offer[name]) ?? '')
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url')
}

/** The same where the employer came along. */
function numberIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

const marks = z.record(z.string(), z.string())

/** The marks that were kept, by language; SQLite gives them as a text. */
export function keptMarks(value: unknown): Readonly<Record<string, string>> {
  const given: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return marks.catch({}).parse(given)
}
