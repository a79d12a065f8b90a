import slugify from '@sindresorhus/slugify'

/** Characters of the longest slug. */
export const longestSlug = 90

/** Letters of mooré, dioula and fulfuldé, in the letters that are written where a keyboard lacks them. */
const hooked: [string, string][] = [
  ['ɛ', 'e'],
  ['ɔ', 'o'],
  ['ɩ', 'i'],
  ['ʋ', 'u'],
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƴ', 'y'],
  ['ŋ', 'n'],
]
const options = {
  decamelize: false,
  customReplacements: hooked.flatMap((pair) => [
    pair,
    [pair[0].toUpperCase(), pair[1]] satisfies [string, string],
  ]),
}

/** `Élections & "démocratie"` gives `elections-democratie`; cut between words where it is too long. */
export function slugOf(text: string): string {
  const words = slugify(text.replaceAll('&', ' '), options)
  if (words.length <= longestSlug) return words
  const cut = words.slice(0, longestSlug + 1)
  const lastBreak = cut.lastIndexOf('-')
  return lastBreak > longestSlug / 2 ? cut.slice(0, lastBreak) : words.slice(0, longestSlug)
}

/** The slug itself, or the first free of `slug-2`, `slug-3`…, never longer than the longest. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    const candidate = `${slug.slice(0, longestSlug - suffix.length).replace(/-+$/, '')}${suffix}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Whether a slug was made from these words, with or without a number. */
export function isMadeOf(slug: string, made: string): boolean {
  return slug === made || (slug.startsWith(made) && /^-\d+$/.test(slug.slice(made.length)))
}
