/** What the head of a page tells search engines and whoever shares it. */
export interface SearchHead {
  title: string
  description: string
  /** Of the company, which ends each title. */
  brand: string
}

/** Read from a page of the site as a search engine reads it. */
export function searchHead(page: Document): SearchHead {
  const told = (selector: string) =>
    page.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? ''
  return {
    title: told('property="og:title"'),
    description: told('name="description"'),
    brand: told('property="og:site_name"'),
  }
}
