import { withoutLocale } from '@sira/contract/locales'
import { orderPath } from '@sira/contract/orders/orderLink'
import { previewPath } from '@sira/contract/programPaths'
import { attestationPath, routes } from '@sira/contract/routes'

/**
 * In what a page differs from one that anybody may read, find and keep. Written here once: the
 * host, the middleware, robots, the sitemap, share pictures, the rules of prefetching and the
 * service worker follow. Free of zod, since the worker reads it too.
 */
export interface PageRule {
  /** In French; with a slash at its end, whatever stands below. */
  path: string
  /** It depends on who asks: it sees cookies, and nothing below is done with it, nor its picture drawn. */
  personal?: true
  /** Search engines may show it. */
  indexed?: false
  /** It is fetched when a finger goes down on its link. */
  prefetched?: false
  /** The service worker may show it again without the network. */
  kept?: false
  /** It stands in the sitemap. */
  listed?: false
  /** It exists in English and Arabic too, and is chosen by the language of the visitor. */
  translated?: false
  /** The back office shows it in a frame, beside the text that it is made of. */
  framed?: true
}

/** Not worth finding, keeping or fetching ahead; yet it depends on nothing but its address. */
const offTheRecord = { indexed: false, prefetched: false, kept: false, listed: false } as const

export const pageRules: readonly PageRule[] = [
  { path: `${previewPath}/`, personal: true, translated: false, framed: true },
  // What somebody buys, and where it stands: his cookies say it.
  { path: routes.cart, personal: true },
  { path: routes.checkout, personal: true },
  { path: `${orderPath}/`, personal: true },
  { path: routes.followUp, personal: true },
  { path: routes.ownDossiers, personal: true },
  { path: routes.space, personal: true },
  // It leads to the space.
  { path: routes.waiting, personal: true },
  { path: routes.waitingReply, personal: true },
  // Somebody's name, and whether it still holds at this moment.
  { path: `${attestationPath}/`, personal: true },
  { path: routes.login, ...offTheRecord },
  { path: routes.search, ...offTheRecord },
  // About one article, which is in its address.
  { path: routes.comment, ...offTheRecord },
  // Empty but for whoever has filled it; the worker keeps it, for he reads it without a network.
  { path: routes.saved, indexed: false, listed: false },
  // The day of a courier, out of the memory of his phone, without a network too.
  { path: routes.courier, indexed: false, listed: false },
  // The list of presence of a session, from the memory of a phone.
  { path: routes.attendance, indexed: false, listed: false },
  { path: routes.attendanceForm, personal: true },
  // The pages that links in our letters lead to: each is somebody's own.
  { path: `${routes.newsletter}/`, ...offTheRecord },
  // An old form sends what nobody asks for any more.
  { path: routes.newsletter, kept: false },
  { path: routes.contact, kept: false },
  { path: routes.quote, kept: false },
  { path: routes.report, ...offTheRecord },
  { path: routes.alert, kept: false },
  { path: `${routes.alert}/`, ...offTheRecord },
  { path: routes.deliveryRequest, kept: false },
  { path: routes.becomeCourier, kept: false },
  { path: routes.leaveCv, kept: false },
  // The worker keeps it by itself, to show it in the place of what cannot be had.
  { path: routes.offline, kept: false, listed: false },
  // Second addresses of pages whose canonical one is another.
  { path: routes.homeTwin, listed: false },
  { path: routes.trainingsTwin, listed: false },
  { path: routes.serviceMarketing, listed: false },
  { path: routes.serviceGraphicDesign, listed: false },
  { path: routes.serviceTransformation, listed: false },
]

export type Trait = 'indexed' | 'prefetched' | 'kept' | 'listed' | 'translated'

/** What holds for an address, in whatever language: all of it where no rule says otherwise. */
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

/** The French paths of the pages that lack something; with a slash at the end, what stands below. */
export function pathsWithout(trait: Exclude<Trait, 'translated'>): string[] {
  return pageRules.filter((rule) => !has(rule, trait)).map(({ path }) => path)
}

/** The French paths of the pages for one visitor alone. */
export const personalPaths: readonly string[] = pageRules
  .filter(({ personal }) => personal)
  .map(({ path }) => path)

function has(rule: PageRule, trait: Exclude<Trait, 'translated'>): boolean {
  return !rule.personal && rule[trait] !== false
}

function holdsFor({ path: ruled }: PageRule, path: string): boolean {
  return ruled.endsWith('/') && ruled !== '/' ? path.startsWith(ruled) : path === ruled
}
