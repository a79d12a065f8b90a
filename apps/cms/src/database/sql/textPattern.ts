import { acceptedLetters } from './sameLetters.ts'

/** Where in the stored text the sought text must stand. */
export type Position = 'anywhere' | 'start' | 'end' | 'whole'

/** A GLOB pattern of SQLite, for a text that stands anywhere: `*[eéèêë…]tude*`. */
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
