import type { TariffCode } from '@sira/contract/orders/tariffs'
import { AddedNotice } from '../../../components/selling/AddedNotice.tsx'
import { CartFields } from '../../../components/selling/CartFields.tsx'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

interface ReviewOrderProps {
  words: Dictionary
  code: TariffCode
  label: string
  price: number
  /** The page that it is asked from. */
  back: string
}

/** The paid review into the cart, without script too. */
export function ReviewOrder({ words, code, label, price, back }: ReviewOrderProps) {
  return (
    <>
      <AddedNotice item={code} words={words} />
      <form method="post" action={words.routes.cart} className="mt-4">
        <CartFields item={code} back={back} />
        <button type="submit" className="button button-secondary">
          {`${label} · ${formatPrice(price, words.locale)}`}
        </button>
      </form>
    </>
  )
}
