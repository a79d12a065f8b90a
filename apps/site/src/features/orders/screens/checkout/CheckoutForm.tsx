import { writeCart } from '@sira/contract/orders/cart'
import type { Settings } from '@sira/contract/records/settings'
import { problemId } from '../../../../browser/forms/problemIds.ts'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import type { CheckoutStep } from '../../checkout/checkoutStep.ts'
import { type CheckoutField, checkoutNames, steps } from '../../checkout/checkoutValues.ts'
import { Amount } from '../Amount.tsx'
import { Notes } from '../Notes.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { HowToPay } from './HowToPay.tsx'
import { HowToReceive } from './HowToReceive.tsx'
import { WhoOrders } from './WhoOrders.tsx'

type CheckoutFormProps = Omit<Extract<CheckoutStep, { step: 'form' }>, 'step'> & {
  settings: Settings
  words: Dictionary
}

/** Three short parts, and nothing that is ordered by them: that comes after a look back. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { values, lines, quote, sendingKey, notes, problems, settings, words } = props
  const { checkout: t, routes, locale } = words
  const first = problems[0]?.field
  /** The first that is wrong takes the focus; each says itself what is wrong. */
  const problemAt = (field: CheckoutField) => {
    const message = problems.find((problem) => problem.field === field)?.message
    if (message === undefined) return undefined
    return {
      message,
      id: problemId(`commande-${field}`),
      ...(field === first ? { alert: null } : {}),
    }
  }
  const part = { values, problemAt, words }
  return (
    <form
      method="post"
      action={routes.checkout}
      noValidate
      data-form="commandes"
      className="checkout grid gap-8"
    >
      <Notes notes={problems.length > 0 ? [t.wrong, ...notes] : notes} />
      <section aria-labelledby="votre-panier">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h2 id="votre-panier" className="text-2xl">
            {t.cart}
          </h2>
          <a href={routes.cart} className="link tap">
            {t.changeCart}
          </a>
        </div>
        <OrderLines lines={quote.lignes} words={words} />
        <dl>
          <Amount label={words.cart.subtotal} amount={formatPrice(quote.total, locale)} isTotal />
        </dl>
      </section>
      <WhoOrders {...part} />
      <HowToReceive {...part} quote={quote} settings={settings} />
      <HowToPay {...part} quote={quote} />
      <input type="hidden" name={checkoutNames.key} value={sendingKey} />
      <input type="hidden" name={checkoutNames.lines} value={writeCart(lines)} />
      <p className="text-[0.95rem] text-pierre">
        {words.form.privacy}{' '}
        <a href={routes.privacy} className="underline underline-offset-4">
          {words.form.privacyLink}
        </a>
      </p>
      <p>
        <button
          type="submit"
          name={checkoutNames.step}
          value={steps.check}
          className="button button-primary max-sm:w-full"
        >
          {t.check}
        </button>
      </p>
    </form>
  )
}
