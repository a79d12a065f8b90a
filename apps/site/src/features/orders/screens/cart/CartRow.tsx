import { limits } from '@sira/contract/limits'
import { type CartLine, cartItem, mostOf } from '@sira/contract/orders/cart'
import type { OrderLine } from '@sira/contract/orders/orderAnswer'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { cartFields, quantityField } from '../../../../kinds/cartFields.ts'

interface CartRowProps {
  line: CartLine
  priced: OrderLine | undefined
  words: Dictionary
}

const { min } = limits.quantity

/** A line of the cart: its quantity, its price, and a button that removes it. */
export function CartRow({ line, priced, words }: CartRowProps) {
  if (!priced) return null
  const { cart: t, locale } = words
  const { titre, prix, montant, quantite, reste } = priced
  // At most the copies left, but at least the present quantity, so that the list can show it.
  const max = mostOf(line)
  const most = Math.max(quantite, Math.min(max, reste ?? max))
  const quantities = Array.from({ length: most - min + 1 }, (_, index) => min + index)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-trait py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="text-[1.15rem] wrap-anywhere">
          <bdi>{titre}</bdi>
        </h2>
        {quantite > 1 && <p className="text-pierre">{t.each(formatPrice(prix, locale))}</p>}
      </div>
      {line.nature !== 'formule' && (
        <label>
          <span className="sr-only">{t.quantityOf(titre)}</span>
          <select
            name={quantityField(line)}
            defaultValue={quantite}
            autoComplete="off"
            className="control w-20"
          >
            {quantities.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <span className="figure ms-auto text-lg">{formatPrice(montant, locale)}</span>
      <button
        type="submit"
        name={cartFields.remove}
        value={cartItem(line)}
        aria-label={t.removeOf(titre)}
        className="link tap"
      >
        {t.remove}
      </button>
    </li>
  )
}
