import { acceptedLetters, ligatures } from './sameLetters.ts'

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

/** The same for a text with its ligatures: `c(?:[oô…][eé…]|œ|Œ)ur`. */
export function ligatedExpression(text: string): string {
  return acceptedLetters(text)
    .map((letters, at, all) => {
      const before = ligaturesOf(all[at - 1], letters)
      if (before.length > 0) return `${oneOf(letters)}|${before.join('|')})`
      const isFirst = ligaturesOf(letters, all[at + 1]).length > 0
      return `${isFirst ? '(?:' : ''}${oneOf(letters)}`
    })
    .join('')
}

function ligaturesOf(first: readonly string[] = [], second: readonly string[] = []): string[] {
  return ligatures.flatMap(([one, [a = '', b = '']]) =>
    first.includes(a) && second.includes(b) ? [one] : [],
  )
}

function oneOf(letters: readonly string[]): string {
  const [only = ''] = letters
  if (letters.length > 1) return `[${letters.join('')}]`
  return only.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
}
