import type { CartLine } from '@sira/contract/orders/cart'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { PageBanner } from '../../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../../components/trail.ts'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { canBeDelivered } from '../../checkout/canBeDelivered.ts'
import { Amount } from '../Amount.tsx'
import { Notes } from '../Notes.tsx'
import { CartRow } from './CartRow.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import '../../../../styles/fields.css'

export interface CartScreen {
  /** The empty cart, or the cart with its price. */
  cart:
    | { state: 'empty' }
    | { state: 'known'; lines: readonly CartLine[]; quote: OrderQuote }
    | { state: 'away' | 'tooMany' }
  /** Sentences about removed lines. */
  notes: readonly string[]
  /** This browser kept nothing of the cart. */
  isLost: boolean
  shop: string
  words: Dictionary
}

export function cartTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.cart.title })
}

/** The page of the cart: quantities, prices, and the way to the order. */
export function Cart({ cart, notes, isLost, shop, words }: CartScreen) {
  const { cart: t, locale, routes } = words
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={cartTrail(words)} />
      <div className="page max-w-3xl space-y-6 py-10">
        <Notes notes={isLost ? [t.noCookies, ...notes] : notes} />
        {cart.state === 'empty' && <EmptyCart shop={shop} words={words} />}
        {(cart.state === 'away' || cart.state === 'tooMany') && (
          <div role="alert" className="space-y-4">
            <p>{cart.state === 'away' ? t.away : words.checkout.tooMany}</p>
            <a href={routes.cart} className="button button-secondary">
              {t.again}
            </a>
          </div>
        )}
        {cart.state === 'known' && (
          <>
            <form method="post" action={routes.cart} data-recount="">
              <ul className="border-t border-trait">
                {cart.lines.map((line, index) => (
                  <CartRow
                    key={cart.quote.lignes[index]?.titre}
                    line={line}
                    priced={cart.quote.lignes[index]}
                    words={words}
                  />
                ))}
              </ul>
              <button
                type="submit"
                className="button button-secondary mt-4 [@media(scripting:enabled)]:sr-only"
              >
                {t.recount}
              </button>
            </form>
            <dl>
              <Amount label={t.subtotal} amount={formatPrice(cart.quote.total, locale)} isTotal />
            </dl>
            {canBeDelivered(cart.quote) && <p className="text-pierre">{t.deliveryLater}</p>}
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <a href={routes.checkout} className="button button-primary max-sm:w-full">
                {t.order}
              </a>
              <a href={shop} className="link tap">
                {t.goOn}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  )
}
