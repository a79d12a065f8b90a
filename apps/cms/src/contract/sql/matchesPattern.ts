import type { DatabaseSync } from 'node:sqlite'
import { ligatures } from '../../database/sql/sameLetters.ts'

/** The name of the function in SQL: `matches_pattern(text, regular expression)`. */
export const matchesPattern = 'matches_pattern'

/** The error of a statement with too many letters to compare. */
export const tooManyLetters = 'too many letters to look at'
/**
 * The limit of letters: Node (24) keeps every text passed to a function until the statement ends,
 * in two bytes a letter. This many fill two thirds of the memory of the reading process (see
 * sqliteReader).
 */
const mostLetters = 40_000_000

/** To be called before each statement. */
interface PatternMatching {
  begin(): void
}

/**
 * Adds a comparison to a SQLite connection: GLOB took a second for the texts of 15,000 articles,
 * the regular expressions of JavaScript a quarter of it.
 */
export function defineMatchesPattern(database: DatabaseSync): PatternMatching {
  const expressions = new Map<string, RegExp>()
  let letters = 0
  database.function(matchesPattern, { deterministic: true }, (text, pattern) => {
    if (text === null) return null
    const written = String(text)
    letters += written.length
    if (letters > mostLetters) throw new Error(tooManyLetters)
    const source = String(pattern)
    const expression = expressions.get(source) ?? new RegExp(source, 'u')
    // A statement has few patterns, each for thousands of texts.
    if (!expressions.has(source)) {
      if (expressions.size >= most) expressions.clear()
      expressions.set(source, expression)
    }
    return expression.test(apart(written)) ? 1 : 0
  })
  return {
    begin() {
      letters = 0
    },
  }
}

/** Far more than one statement has: each condition has a cost (queryCost.ts). */
const most = 200
const ligature = new RegExp(ligatures.map(([one]) => one).join('|'))

function apart(text: string): string {
  if (!ligature.test(text)) return text
  return ligatures.reduce((rest, [one, two]) => rest.replaceAll(one, two), text)
}
