/**
 * Letters that a search takes for the same. One table for both databases: a pattern gets a class
 * of letters where the text has one of them, so that the stored text need not be rewritten.
 */
const families = [
  'aàâäáãå',
  'cç',
  'eéèêë',
  'iîïíì',
  'nñ',
  'oôöóòõ',
  'uûüùú',
  'yÿý',
  "'’‘",
  '"“”',
  '-‑',
  // Space, no-break space, narrow no-break space.
  ' \u00a0\u202f',
]

/** Ligatures, taken apart in the pattern and in the stored text. */
export const ligatures: readonly (readonly [string, string])[] = [
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
]

const familyOf = new Map(
  families.flatMap((letters) => {
    const family = new Set([...letters].flatMap((letter) => [letter, letter.toUpperCase()]))
    return [...family].map((letter) => [letter, [...family]] as const)
  }),
)

/** Gives, for each character of the text, the characters that a search accepts in its place. */
export function acceptedLetters(text: string): (readonly string[])[] {
  const apart = ligatures.reduce((rest, [one, two]) => rest.replaceAll(one, two), text)
  return [...apart.normalize('NFC')].map((letter) => {
    const bothCases = [letter, letter.toLowerCase(), letter.toUpperCase()]
    const single = bothCases.filter((variant) => [...variant].length === 1)
    return familyOf.get(letter) ?? [...new Set(single)]
  })
}

/** Gives the plain form of a letter for the search: small, without its accent. */
export function plainLetter(letter: string): string {
  return familyOf.get(letter)?.[0] ?? letter.toLowerCase()
}
