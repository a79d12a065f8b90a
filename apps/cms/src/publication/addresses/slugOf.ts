import slugify from '@sindresorhus/slugify'

/** Characters of the longest slug. */
export const longestSlug = 90

/** `Élections & "démocratie"` gives `elections-democratie`; cut between words where it is too long. */
export function slugOf(text: string): string {
  const words = slugify(text.replaceAll('&', ' '), { decamelize: false })
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

/** True where the slug was made from this title, with or without a number. */
export function isMadeFrom(slug: string, title: string): boolean {
  const made = slugOf(title)
  return slug === made || (slug.startsWith(made) && /^-\d+$/.test(slug.slice(made.length)))
}
