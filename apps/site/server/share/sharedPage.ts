/** What a share picture needs of a page, read from the page itself: no second source of titles. */
export interface SharedPage {
  /** As HTML writes it. */
  title: string
  brand: string
  isArabic: boolean
}

/** `undefined` for what is not a page to share. */
export function sharedPage(html: string): SharedPage | undefined {
  const title = meta(html, 'og:title')
  const brand = meta(html, 'og:site_name')
  if (title === undefined || brand === undefined) return undefined
  return { title, brand, isArabic: /<html lang="ar"/.test(html) }
}

function meta(html: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
}
