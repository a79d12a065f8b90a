import { tagsIn } from '../../src/content/htmlTags.ts'
import { textOfHtml } from '../../src/content/htmlText.ts'

/** What a share picture needs of a page, read from the page itself: no second source of titles. */
export interface SharedPage {
  title: string
  brand: string
  isArabic: boolean
}

/** `undefined` for what is not a page to share. */
export function sharedPage(html: string): SharedPage | undefined {
  const told = new Map<string, string>()
  let isArabic = false
  for (const { name, attributes } of tagsIn(html)) {
    if (name === 'html') isArabic = valueIn('lang', attributes) === 'ar'
    if (name === 'meta') told.set(valueIn('property', attributes), valueIn('content', attributes))
    if (name === 'body') break
  }
  const title = told.get('og:title')
  const brand = told.get('og:site_name')
  return title === undefined || brand === undefined ? undefined : { title, brand, isArabic }
}

function valueIn(name: string, attributes: string): string {
  return textOfHtml(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
}
