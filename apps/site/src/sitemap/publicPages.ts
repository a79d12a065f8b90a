import { routes } from '@sira/contract/routes'

/** For one visitor, or without anything to find. */
const leftOut: readonly string[] = [
  routes.login,
  routes.search,
  routes.offline,
  routes.newsletterConfirm,
  routes.newsletterUnsubscribe,
  // Second addresses of pages whose canonical one is another.
  routes.homeTwin,
  routes.trainingsTwin,
  routes.serviceMarketing,
  routes.serviceGraphicDesign,
  routes.serviceTransformation,
]

/** The fixed pages that search engines may find, in French; other languages follow from them. */
export function publicPages(productName: string): string[] {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string')
  return [...fixed.filter((route) => !leftOut.includes(route)), routes.bookShop(productName)]
}
