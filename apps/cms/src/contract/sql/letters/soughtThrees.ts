/** Letters that SQLite’s index of threes takes for the same as the search does (sameLetters.ts). */
const plain = /[a-z0-9àâäáãåçéèêëîïíìñôöóòõûüùúÿý\u0621-\u063a\u0641-\u064a]+/giu
/** A text may write them as one letter: œ, æ. */
const ligature = /[oôöóòõaàâäáãå][eéèêë]/iu
/** Half of one, where the sought text cuts it. */
const halves = /^[eéèêë]|[oôöóòõaàâäáãå]$/giu
const most = 12

/**
 * Gives the trigrams that every matching text contains: of the sought text without quotes, dashes,
 * spaces and ligatures, which have several spellings. None for a short text.
 */
export function soughtThrees(text: string): string[] {
  const runs = text
    .normalize('NFC')
    .replace(halves, '')
    .split(ligature)
    .flatMap((part) => part.match(plain) ?? [])
  const threes = runs.flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - 2) }, (_, at) => run.slice(at, at + 3)),
  )
  return [...new Set(threes)].slice(0, most)
}
