import { formRoutes } from '@sira/contract/formRoutes'
import { withoutLocale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'

/** The bytes of script that a page may load, compressed. */
export interface ScriptBudget {
  /** Before the visitor does anything. */
  untouched: number
  /** In all, once one of its forms was touched. */
  touched: number
}

/** A page that is only read, with the forms that every page has. */
const read: ScriptBudget = { untouched: 0, touched: 18_000 }

/** Pages with more state than a form, by their French path. */
const withState: Readonly<Record<string, ScriptBudget>> = {
  // Its records are only on the device.
  [routes.saved]: { untouched: 9_000, touched: 18_000 },
  // The whole day of a courier, with or without a network.
  [routes.courier]: { untouched: 14_000, touched: 30_000 },
  // The participants of a session, with or without a network.
  [routes.attendance]: { untouched: 12_000, touched: 28_000 },
  // Two places and a thing to carry: the longest form.
  [formRoutes.deliveryRequest]: { untouched: 0, touched: 19_000 },
  // A file is compressed, and its upload goes on after a cut; a CV of the device can be attached.
  [routes.leaveCv]: { untouched: 0, touched: 21_000 },
  // Its files are sent as those of an application.
  [routes.review]: { untouched: 0, touched: 21_000 },
  [formRoutes.becomeCourier]: { untouched: 0, touched: 20_000 },
  // The employer, somebody to call, and the offer.
  [formRoutes.employerOffer]: { untouched: 0, touched: 19_000 },
  // The browser alone writes, shows and keeps a CV.
  [routes.cv]: { untouched: 50_000, touched: 65_000 },
  [routes.letter]: { untouched: 22_000, touched: 40_000 },
  [routes.file]: { untouched: 20_000, touched: 40_000 },
  // The page itself shows the summary of an order without a network, and keeps it.
  [routes.checkout]: { untouched: 0, touched: 30_000 },
}

/** Gives the budget of a page; a test of every page checks it (decision 33). */
export function scriptBudgetOf(address: string): ScriptBudget {
  const [path = ''] = withoutLocale(address).path.split(/[?#]/, 1)
  return withState[path] ?? read
}
