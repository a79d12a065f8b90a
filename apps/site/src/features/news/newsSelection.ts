/** What narrows the list of news: one category or one tag, by its id. */
export interface NewsSelection {
  by: 'categorie' | 'tag'
  id: number
}

/** Reads `?categorie=3` or `?tag=7`; anything else selects nothing. */
export function newsSelection(query: URLSearchParams): NewsSelection | undefined {
  for (const by of ['categorie', 'tag'] as const) {
    const id = Number(query.get(by))
    if (Number.isInteger(id) && id > 0) return { by, id }
  }
  return undefined
}
