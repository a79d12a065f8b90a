import type { OrderLine } from '@sira/contract/orders/orderAnswer'
import { writtenDay } from '@sira/contract/writtenDates'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  words: Pick<Dictionary, 'locale'> & {
    order?: Pick<Dictionary['order'], 'runs' | 'lineCancelled'>
  }
}

/** The lines of an order: product, quantity, amount. */
export function OrderLines({ lines, words }: OrderLinesProps) {
  const { locale, order } = words
  return (
    <ul className="border-t border-trait">
      {lines.map(({ id, code, titre, quantite, montant, du, au }) => (
        <li
          // The sum that stays paid of a cancelled seat is a line of its own.
          key={`${id ?? code} ${quantite} ${montant}`}
          className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-trait py-2"
        >
          <span className="min-w-0 wrap-anywhere">
            <bdi>{titre}</bdi>
            {quantite > 1 && <span className="text-pierre">{` ×\u00a0${quantite}`}</span>}
            {du && au && order && (
              <small className="block text-pierre">
                {order.runs(writtenDay(du, locale), writtenDay(au, locale))}
              </small>
            )}
          </span>
          {quantite === 0 && order && <span className="ms-auto">{order.lineCancelled}</span>}
          {(quantite > 0 || montant > 0) && (
            <span className="figure ms-auto">{formatPrice(montant, locale)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
