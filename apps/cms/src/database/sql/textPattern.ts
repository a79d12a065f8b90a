import { acceptedLetters } from './sameLetters.ts'

/** The place of the sought text in the stored one. */
export type Position = 'anywhere' | 'start' | 'end' | 'whole'

/** Writes a GLOB pattern of SQLite that finds a text anywhere: `*[eéèêë…]tude*`. */
export function globPattern(text: string): string {
  const body = acceptedLetters(text)
    .map((letters) => {
      const [only = ''] = letters
      if (letters.length > 1) return `[${letters.join('')}]`
      return /[*?[]/.test(only) ? `[${only}]` : only
    })
    .join('')
  return `*${body}*`
}

/** A regular expression of PostgreSQL and JavaScript: `^[eéèêë…]tude`. */
export function regularExpression(text: string, position: Position): string {
  const body = acceptedLetters(text).map(oneOf).join('')
  const before = position === 'start' || position === 'whole' ? '^' : ''
  const after = position === 'end' || position === 'whole' ? '$' : ''
  return `${before}${body}${after}`
}

function oneOf(letters: readonly string[]): string {
  const [only = ''] = letters
  if (letters.length > 1) return `[${letters.join('')}]`
  return only.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
}
