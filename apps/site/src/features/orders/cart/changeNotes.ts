import type { Dictionary } from '../../../i18n/fr.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { bookTitle } from './bookTitle.ts'
import type { CartChange } from './shrunkCart.ts'

/** Sentences about removed lines of the cart. */
export function changeNotes(
  backOffice: BackOffice,
  changes: readonly CartChange[],
  { cart: t, locale }: Dictionary,
): Promise<string[]> {
  return Promise.all(
    changes.map(async ({ line, left }) => {
      const known =
        line.nature === 'livre' ? await bookTitle(backOffice, locale, line.id) : undefined
      const isSeat = line.nature === 'session'
      const title = known ?? (isSeat ? t.oneSession : t.oneItem)
      if (left === 0) return t.gone(title)
      return isSeat ? t.lessSeats(title, left) : t.less(title, left)
    }),
  )
}
