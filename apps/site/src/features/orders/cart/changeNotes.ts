import type { Dictionary } from '../../../i18n/fr.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { bookTitle } from './bookTitle.ts'
import type { CartChange } from './shrunkCart.ts'

/** What is no longer in the cart, in sentences. */
export function changeNotes(
  backOffice: BackOffice,
  changes: readonly CartChange[],
  { cart: t, locale }: Dictionary,
): Promise<string[]> {
  return Promise.all(
    changes.map(async ({ line, left }) => {
      const known =
        line.nature === 'livre' ? await bookTitle(backOffice, locale, line.id) : undefined
      const title = known ?? t.oneItem
      return left > 0 ? t.less(title, left) : t.gone(title)
    }),
  )
}
