import { writeCart } from '@sira/contract/orders/cart'
import type { Settings } from '@sira/contract/records/settings'
import type { ReactNode } from 'react'
import { problemsSaid } from '../../../../browser/forms/problemsSaid.ts'
import { formatPrice } from '../../../../format/price.ts'
import { fieldProblems } from '../../../../forms/fields/fieldProblem.ts'
import { Saying } from '../../../../forms/Saying.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { checkoutSaying, saidId } from '../../checkout/checkoutSaying.ts'
import type { CheckoutStep } from '../../checkout/checkoutStep.ts'
import { type CheckoutField, checkoutNames, steps } from '../../checkout/checkoutValues.ts'
import { recapWords } from '../../checkout/recapWords.ts'
import { Amount } from '../Amount.tsx'
import { Notes } from '../Notes.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { HowToPay } from './HowToPay.tsx'
import { HowToReceive } from './HowToReceive.tsx'
import { WhoOrders } from './WhoOrders.tsx'
import { WhoTakesPart } from './WhoTakesPart.tsx'

type CheckoutFormProps = Omit<Extract<CheckoutStep, { step: 'form' }>, 'step'> & {
  settings: Settings
  words: Dictionary
  /** The island that shows the summary without leaving the page. */
  children: ReactNode
}

/** The form in three short parts. It orders nothing: the summary comes first. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { values, lines, quote, sendingKey, notes, problems, settings, words, children } = props
  const { checkout: t, routes, locale } = words
  const said = checkoutSaying(problems, recapWords(words), problemsSaid)
  const alertId = `${saidId}-ici`
  const alert = said && (
    <div id={saidId}>
      <Saying id={alertId} said={said} words={words.outbox} />
    </div>
  )
  const part = { values, problemAt: fieldProblems<CheckoutField>(said, alertId, alert), words }
  return (
    <form
      method="post"
      action={routes.checkout}
      noValidate
      data-form="commandes"
      className="checkout grid gap-8"
    >
      <Notes notes={notes} />
      <section aria-labelledby="votre-panier" className="ordered">
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
      <WhoTakesPart {...part} lines={lines} quote={quote} />
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
      {children}
    </form>
  )
}
