import type { Dictionary } from '../../../../i18n/fr.ts'
import { orderActs, orderFields } from '../../page/orderFields.ts'

/** Puts what an order that is over had into the cart again. */
export function Reorder({
  reference,
  words: { order: t, routes },
}: {
  reference: string
  words: Dictionary
}) {
  return (
    <form method="post" action={routes.order(reference)}>
      <button
        type="submit"
        name={orderFields.act}
        value={orderActs.reorder}
        className="button button-primary max-sm:w-full"
      >
        {t.reorder}
      </button>
    </form>
  )
}
