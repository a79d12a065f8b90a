import { defaultLocale, translationParameter, withoutLocale } from '@sira/contract/locales'
import { pagePath } from './pagePath.ts'

/** The first page of a list is the list itself. */
const page = /^([2-9]|[1-9]\d{1,3})$/
const id = /^[1-9]\d{0,8}$/
const trainingFilters = {
  page,
  niveau: /^(debutant|intermediaire|avance)$/,
  prix: /^(croissant|decroissant|gratuit)$/,
}

/** Query parameters a page understands; whatever else an address carries never reaches it. */
const knownParameters: readonly (readonly [RegExp, Readonly<Record<string, RegExp>>])[] = [
  [/^\/nos-actualites$/, { page, categorie: id, tag: id }],
  [/^\/(nos-formations|services\/trainings)$/, trainingFilters],
  [/^\/nos-offres-emplois$/, { page, offre: /^[a-z0-9-]{1,200}$/ }],
  [/^\/[a-z0-9-]+-biblio$/, { page, livre: id }],
  [
    /^\/demander-un-devis$/,
    { service: /^.{1,60}$/, objet: /^.{1,200}$/, quantite: /^([1-9]|10)$/, resultat: /^envoye$/ },
  ],
  [/^\/recherche$/, { q: /^.{1,200}$/, type: /^[a-z]{1,20}$/, page }],
  [/^\/contact$/, { resultat: /^envoye$/ }],
  [/^\/newsletter$/, { resultat: /^envoye$/ }],
  [/^\/newsletter\/(confirmer|desabonner)$/, { jeton: /^\d{1,12}\.[\w-]{43}$/ }],
]

/** On the pages that are a translation. */
const translationParameters: Readonly<Record<string, RegExp>> = { [translationParameter]: /^oui$/ }

/** Parameters of which several values count. */
const repeated: ReadonlySet<string> = new Set(['niveau'])

interface PageAddress {
  /** Path and known parameters: what the page is rendered from, and under what it is kept. */
  target: string
  /** Where the visitor must go instead (301), when he came by another spelling of the address. */
  movedTo: string | undefined
}

/**
 * One page, one address (see pagePath); `undefined` for what can be none. Backslashes count as
 * slashes, as in browsers, so that no redirect ever leads to another host (`/\elsewhere.example/`).
 */
export function pageAddress(url: string): PageAddress | undefined {
  const [rawPath = '/', query = ''] = url.split(/\?(.*)/s)
  const path = pagePath(rawPath)
  if (path === undefined) return undefined
  const movedTo = path === rawPath ? undefined : query === '' ? path : `${path}?${query}`
  return { target: query === '' ? path : withKnownParameters(path, query), movedTo }
}

function withKnownParameters(path: string, query: string): string {
  const kept = new URLSearchParams()
  const given = new URLSearchParams(query)
  const { locale, path: ownPath } = withoutLocale(path)
  const [, known] = knownParameters.find(([pattern]) => pattern.test(ownPath)) ?? []
  const translated = locale === defaultLocale ? {} : translationParameters
  for (const [name, allowed] of Object.entries({ ...known, ...translated })) {
    const values = given
      .getAll(name)
      .map(tidied)
      .filter((value) => allowed.test(value))
    // One order, each value once: two spellings of a choice are one page.
    const shown = repeated.has(name) ? [...new Set(values)].sort() : values.slice(0, 1)
    for (const value of shown) kept.append(name, value)
  }
  return kept.size === 0 ? path : `${path}?${kept}`
}

/** What is looked for is the same with one space or three. */
function tidied(value: string): string {
  return value.replace(/\s+/g, ' ').trim()
}
