import type { TariffCode } from '@sira/contract/orders/tariffs'
import { CartFields } from '../../../components/selling/CartFields.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'

interface BuyTariffProps {
  code: TariffCode
  /** The name of the product, for a screen reader. */
  name: string
  buttonClass: string
  words: Dictionary
}

/** A button that puts a plan or a service into the cart (product 2.15). */
export function BuyTariff({ code, name, buttonClass, words }: BuyTariffProps) {
  const { buy } = words.serviceScreens.jobMatching
  return (
    <form method="post" action={words.routes.cart}>
      <CartFields item={code} back={words.routes.jobMatching} />
      <button type="submit" aria-label={`${buy}\u00a0: ${name}`} className={buttonClass}>
        {buy}
      </button>
    </form>
  )
}
