import { routes } from '@sira/contract/routes'
import { ruleOf } from '../kinds/pageRules.ts'

/** The fixed pages that search engines may find, in French; other languages follow from them. */
export function publicPages(productName: string): string[] {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string')
  return [...fixed.filter((route) => ruleOf(route).listed), routes.bookShop(productName)]
}
