import { withoutLocale } from '@sira/contract/locales'
import { orderPath } from '@sira/contract/orders/orderLink'
import { previewPath } from '@sira/contract/programPaths'
import { attestationPath, routes, shortlistPath } from '@sira/contract/routes'

/**
 * The differences of a page from one that anybody may read, find and keep. They are written only
 * here: the host, the middleware, robots, the sitemap, share pictures, the prefetching and the
 * service worker follow. Free of zod, because the worker reads it too.
 */
export interface PageRule {
  /** The French path; with a slash at its end, all paths below it. */
  path: string
  /**
   * It depends on the visitor: it sees cookies, none of the uses below apply to it, and it has no
   * share picture.
   */
  personal?: true
  /** Search engines may show it. */
  indexed?: false
  /** It is fetched when a finger touches its link. */
  prefetched?: false
  /** The service worker may show it again without a network. */
  kept?: false
  /** It stands in the sitemap. */
  listed?: false
  /** It exists in English and Arabic too, chosen by the language of the visitor. */
  translated?: false
  /** The back office shows it in a frame, beside the text that is edited. */
  framed?: true
}

/** Pages that depend only on their address, but are not worth finding, keeping or prefetching. */
const offTheRecord = { indexed: false, prefetched: false, kept: false, listed: false } as const

export const pageRules: readonly PageRule[] = [
  { path: `${previewPath}/`, personal: true, translated: false, framed: true },
  // They depend on the cart and the orders in the visitor's cookies.
  { path: routes.cart, personal: true },
  { path: routes.checkout, personal: true },
  { path: `${orderPath}/`, personal: true },
  { path: routes.followUp, personal: true },
  { path: routes.ownDossiers, personal: true },
  { path: routes.space, personal: true },
  // It redirects to the space.
  { path: routes.waiting, personal: true },
  { path: routes.waitingReply, personal: true },
  // It shows a name, and whether the certificate is valid at this moment.
  { path: attestationPath, personal: true },
  { path: `${attestationPath}/`, personal: true },
  // The address opens what an employer reads of candidates.
  { path: `${shortlistPath}/`, personal: true },
  { path: routes.login, ...offTheRecord },
  { path: routes.search, ...offTheRecord },
  // Its address names one article.
  { path: routes.comment, ...offTheRecord },
  // Empty except on a device with saved records. The worker keeps it, because it is read without a
  // network.
  { path: routes.saved, indexed: false, listed: false },
  // The day of a courier, from the memory of his phone, also without a network.
  { path: routes.courier, indexed: false, listed: false },
  // The list of presence of a session, from the memory of a phone.
  { path: routes.attendance, indexed: false, listed: false },
  { path: routes.attendanceForm, personal: true },
  // The targets of the links in our letters: each belongs to one person.
  { path: `${routes.newsletter}/`, ...offTheRecord },
  // An outdated form would send fields that are not asked for any more.
  { path: routes.newsletter, kept: false },
  { path: routes.contact, kept: false },
  { path: routes.quote, kept: false },
  { path: routes.report, ...offTheRecord },
  { path: routes.alert, kept: false },
  { path: `${routes.alert}/`, ...offTheRecord },
  { path: routes.deliveryRequest, kept: false },
  { path: routes.becomeCourier, kept: false },
  { path: routes.employerOffer, kept: false },
  { path: routes.leaveCv, kept: false },
  // Its address names one order.
  { path: routes.review, ...offTheRecord },
  // The worker keeps it itself, to show it in place of pages that cannot be had.
  { path: routes.offline, kept: false, listed: false },
  // Second addresses of pages; the canonical address is another one.
  { path: routes.homeTwin, listed: false },
  { path: routes.trainingsTwin, listed: false },
  { path: routes.serviceMarketing, listed: false },
  { path: routes.serviceGraphicDesign, listed: false },
  { path: routes.serviceTransformation, listed: false },
]

export type Trait = 'indexed' | 'prefetched' | 'kept' | 'listed' | 'translated'

/**
 * Gives the rules of an address in any language. Where no rule says otherwise, all uses are
 * allowed.
 */
export function ruleOf(address: string): Readonly<Record<Trait | 'personal' | 'framed', boolean>> {
  const [path = ''] = withoutLocale(address).path.split(/[?#]/, 1)
  const rule = pageRules.find((one) => holdsFor(one, path)) ?? { path }
  return {
    personal: rule.personal === true,
    framed: rule.framed === true,
    indexed: has(rule, 'indexed'),
    prefetched: has(rule, 'prefetched'),
    kept: has(rule, 'kept'),
    listed: has(rule, 'listed'),
    translated: rule.translated !== false,
  }
}

/**
 * Gives the French paths of the pages that lack a trait; a slash at the end means all paths below.
 */
export function pathsWithout(trait: Exclude<Trait, 'translated'>): string[] {
  return pageRules.filter((rule) => !has(rule, trait)).map(({ path }) => path)
}

/** The French paths of the pages that depend on the visitor. */
export const personalPaths: readonly string[] = pageRules
  .filter(({ personal }) => personal)
  .map(({ path }) => path)

function has(rule: PageRule, trait: Exclude<Trait, 'translated'>): boolean {
  return !rule.personal && rule[trait] !== false
}

function holdsFor({ path: ruled }: PageRule, path: string): boolean {
  return ruled.endsWith('/') && ruled !== '/' ? path.startsWith(ruled) : path === ruled
}
