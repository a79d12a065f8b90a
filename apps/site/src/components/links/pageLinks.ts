/** Addresses of the pages of a list that keep its filters; the first page has no number. */
export function pageLinks(route: string, query: URLSearchParams): (page: number) => string {
  return (page) => {
    const kept = new URLSearchParams(query)
    kept.delete('page')
    if (page > 1) kept.set('page', String(page))
    return kept.size > 0 ? `${route}?${kept}` : route
  }
}
