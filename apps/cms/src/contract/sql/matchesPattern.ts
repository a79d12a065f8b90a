import type { DatabaseSync } from 'node:sqlite'
import { ligatures } from '../../database/sql/sameLetters.ts'

/** The name of the function in SQL: `matches_pattern(text, regular expression)`. */
export const matchesPattern = 'matches_pattern'

/**
 * Gives a SQLite connection the one comparison that it is slow at: GLOB took a second for the texts
 * of 15,000 articles, the regular expressions of JavaScript a quarter of it.
 */
export function defineMatchesPattern(database: DatabaseSync): void {
  const expressions = new Map<string, RegExp>()
  database.function(matchesPattern, { deterministic: true }, (text, pattern) => {
    if (text === null) return null
    const source = String(pattern)
    const expression = expressions.get(source) ?? new RegExp(source, 'u')
    // A statement has few of them, each for thousands of texts.
    if (!expressions.has(source)) {
      if (expressions.size >= most) expressions.clear()
      expressions.set(source, expression)
    }
    return expression.test(apart(String(text))) ? 1 : 0
  })
}

/** Far more than one statement has: a condition costs (queryCost.ts). */
const most = 200
const ligature = new RegExp(ligatures.map(([one]) => one).join('|'))

function apart(text: string): string {
  if (!ligature.test(text)) return text
  return ligatures.reduce((rest, [one, two]) => rest.replaceAll(one, two), text)
}
