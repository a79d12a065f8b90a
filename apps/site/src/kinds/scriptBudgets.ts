import { formRoutes } from '@sira/contract/formRoutes'
import { withoutLocale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'

/** Bytes of script that a page may ask for, compressed. */
export interface ScriptBudget {
  /** Before the visitor does anything. */
  untouched: number
  /** In all, once a form of it was touched. */
  touched: number
}

/** A page that is only read, with the forms that every page has. */
const read: ScriptBudget = { untouched: 0, touched: 18_000 }

/** Pages that hold more state than a form, by their French path. */
const withState: Readonly<Record<string, ScriptBudget>> = {
  // Its records are on the device alone.
  [routes.saved]: { untouched: 9_000, touched: 18_000 },
  // The whole day of a courier, with a network or without.
  [routes.courier]: { untouched: 14_000, touched: 30_000 },
  // The participants of a session, with a network or without.
  [routes.attendance]: { untouched: 12_000, touched: 28_000 },
  // Two places and a thing to carry: the longest form.
  [formRoutes.deliveryRequest]: { untouched: 0, touched: 19_000 },
  // A file is made smaller, and goes on where the line was cut; a CV of the device is put into it.
  [routes.leaveCv]: { untouched: 0, touched: 21_000 },
  // Its papers go as those of an application do.
  [formRoutes.becomeCourier]: { untouched: 0, touched: 20_000 },
  // A CV is written, seen and kept by the browser alone.
  [routes.cv]: { untouched: 50_000, touched: 65_000 },
  [routes.letter]: { untouched: 22_000, touched: 40_000 },
  [routes.file]: { untouched: 20_000, touched: 40_000 },
  // An order that finds no network is looked back on, and kept, by the page itself.
  [routes.checkout]: { untouched: 0, touched: 30_000 },
}

/** What a page may ask for: the sweep of every page holds it to that (decision 33). */
export function scriptBudgetOf(address: string): ScriptBudget {
  const [path = ''] = withoutLocale(address).path.split(/[?#]/, 1)
  return withState[path] ?? read
}
