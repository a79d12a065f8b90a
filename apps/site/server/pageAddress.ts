/** Query parameters a page understands; whatever else an address carries never reaches it. */
const knownParameters: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/nos-actualites': {
    page: /^[1-9]\d{0,3}$/,
    categorie: /^[1-9]\d{0,8}$/,
    tag: /^[1-9]\d{0,8}$/,
  },
  '/newsletter': { resultat: /^merci$/ },
}

interface PageAddress {
  /** Path and known parameters: what the page is rendered from, and under what it is kept. */
  target: string
  /** Where the visitor must go instead (301), when he came by another spelling of the address. */
  movedTo: string | undefined
}

/**
 * One page, one address: no slash at the end, no doubled slashes. Backslashes count as slashes,
 * as in browsers, so that no redirect ever leads to another host (`/\elsewhere.example/`).
 */
export function pageAddress(url: string): PageAddress {
  const [rawPath = '/', query = ''] = url.split(/\?(.*)/s)
  const path = rawPath.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '')
  const movedTo = path === rawPath ? undefined : query === '' ? path : `${path}?${query}`
  const kept = new URLSearchParams()
  const given = new URLSearchParams(query)
  for (const [name, allowed] of Object.entries(knownParameters[path] ?? {})) {
    const value = given.get(name)
    if (value !== null && allowed.test(value)) kept.set(name, value)
  }
  return { target: kept.size === 0 ? path : `${path}?${kept}`, movedTo }
}
