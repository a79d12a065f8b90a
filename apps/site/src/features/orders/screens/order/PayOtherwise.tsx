import { modeName } from '@sira/contract/orders/modeNames'
import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { againFields, orderActs, orderFields } from '../../page/orderFields.ts'

/** Payment again, or in another mode; unfolded after a failed online payment. */
export function PayOtherwise({ order, words }: { order: OpenedOrder; words: Dictionary }) {
  const { order: t, routes, locale } = words
  const { reference, modes, paiements } = order
  if (modes.length === 0) return null
  const [last] = paiements
  const failed = last?.etat === 'refusé' && isPaymentProvider(last.mode) ? last.mode : undefined
  return (
    <details open={failed !== undefined} className="mt-6 border-t border-trait pt-3">
      <summary className="tap text-xl font-semibold">{t.againTitle}</summary>
      <form method="post" action={routes.order(reference)} className="mt-2 grid gap-3 pb-2">
        <input type="hidden" name={orderFields.act} value={orderActs.again} />
        <p>{failed === undefined ? t.againText : t.againFailed}</p>
        {modes.map((mode) => (
          <button
            key={mode}
            type="submit"
            name={againFields.mode}
            value={mode}
            className="button button-secondary text-start"
          >
            {mode === failed ? t.againOnce(modeName(mode, locale)) : modeName(mode, locale)}
          </button>
        ))}
      </form>
    </details>
  )
}
