import { acceptedLetters } from './sameLetters.ts'

/** Where in the stored text the sought text must stand. */
export type Position = 'anywhere' | 'start' | 'end' | 'whole'

/** A GLOB pattern of SQLite: `*[eéèêë…]tude*`. */
export function globPattern(text: string, position: Position): string {
  const body = acceptedLetters(text)
    .map((letters) => {
      const [only = ''] = letters
      if (letters.length > 1) return `[${letters.join('')}]`
      return /[*?[]/.test(only) ? `[${only}]` : only
    })
    .join('')
  const before = position === 'anywhere' || position === 'end' ? '*' : ''
  const after = position === 'anywhere' || position === 'start' ? '*' : ''
  return `${before}${body}${after}`
}

/** A regular expression of PostgreSQL: `^[eéèêë…]tude`. */
export function regularExpression(text: string, position: Position): string {
  const body = acceptedLetters(text)
    .map((letters) => {
      const [only = ''] = letters
      if (letters.length > 1) return `[${letters.join('')}]`
      return only.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
    })
    .join('')
  const before = position === 'start' || position === 'whole' ? '^' : ''
  const after = position === 'end' || position === 'whole' ? '$' : ''
  return `${before}${body}${after}`
}
