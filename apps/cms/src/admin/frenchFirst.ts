type Search = Record<string, string | string[] | undefined>

/** Newsletters are written in any language; everything else begins in French. */
const inAnyLanguage = new Set(['letters'])

/**
 * Where the screen of a new record is led: to French. Payload keeps the language that a link of the
 * translations has chosen, and a new article would be begun in English.
 */
export function frenchFirst(segments: readonly string[], search: Search): string | undefined {
  const [kind, collection, last] = segments
  if (kind !== 'collections' || last !== 'create' || segments.length !== 3) return undefined
  if (search.locale === 'fr' || collection === undefined || inAnyLanguage.has(collection))
    return undefined
  const kept = Object.entries(search).flatMap(([name, value]) =>
    name === 'locale' || typeof value !== 'string' ? [] : [[name, value]],
  )
  const query = new URLSearchParams([...kept, ['locale', 'fr']] as [string, string][])
  return `/admin/collections/${encodeURIComponent(collection)}/create?${query}`
}
