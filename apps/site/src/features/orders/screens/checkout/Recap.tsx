import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { paymentModes } from '@sira/contract/orders/paymentModes'
import type { ReactNode, SubmitEvent } from 'react'
import { formatPrice } from '../../../../format/price.ts'
import {
  type CheckoutValues,
  checkoutFields,
  checkoutNames,
  steps,
} from '../../checkout/checkoutValues.ts'
import type { RecapWords } from '../../checkout/recapWords.ts'
import { Amount } from '../Amount.tsx'
import { Notes } from '../Notes.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { RecapFacts } from './RecapFacts.tsx'

export interface RecapProps {
  values: CheckoutValues
  /** The lines as the cart writes them. */
  lines: string
  quote: Pick<OrderQuote, 'lignes' | 'livraison' | 'total' | 'acompte'>
  sendingKey: string
  notes: readonly string[]
  /** The address of the office. */
  address: string
  words: RecapWords
  /** The island that sends it without leaving the page. */
  children?: ReactNode
  /** In the browser. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The summary with the total that the button agrees to, and the way back. */
export function Recap(props: RecapProps) {
  const { values, lines, quote, sendingKey, notes, address, words, children, onSubmit } = props
  const { checkout: t, locale, routes } = words
  const mode = paymentModes.find((one) => one === values.mode)
  return (
    <form
      method="post"
      action={routes.checkout}
      onSubmit={onSubmit}
      data-recap={sendingKey}
      className="grid gap-6"
    >
      <Notes notes={notes} />
      <section aria-label={t.cart}>
        <OrderLines lines={quote.lignes} words={words} />
        <dl className="mt-2">
          {quote.livraison > 0 && (
            <Amount label={t.delivery} amount={formatPrice(quote.livraison, locale)} />
          )}
          <Amount label={t.total} amount={formatPrice(quote.total, locale)} isTotal />
          {values.acompte !== '' && quote.acompte !== undefined && (
            <Amount label={t.depositNow} amount={formatPrice(quote.acompte, locale)} />
          )}
        </dl>
      </section>
      <RecapFacts
        values={values}
        seats={seatsIn(quote.lignes)}
        isCarried={quote.lignes.some(({ nature }) => nature === 'livre')}
        mode={mode}
        address={address}
        words={words}
      />
      {checkoutFields.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      {Object.entries(values.people).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <input type="hidden" name={checkoutNames.key} value={sendingKey} />
      <input type="hidden" name={checkoutNames.lines} value={lines} />
      <input type="hidden" name={checkoutNames.total} value={quote.total} />
      {quote.lignes.some(({ nature }) => nature === 'formule' || nature === 'prestation') && (
        <p>{t.candidatesFree}</p>
      )}
      <p className="text-pierre">
        {values.remise === 'livraison' ? t.feesDelivered : t.feesCollected} {t.law}{' '}
        <a href={routes.terms} className="underline underline-offset-4">
          {t.terms}
        </a>
      </p>
      <p className="flex flex-wrap gap-3">
        <button
          type="submit"
          name={checkoutNames.step}
          value={steps.order}
          className="button button-primary max-sm:w-full"
        >
          {t.place}
        </button>
        <button
          type="submit"
          name={checkoutNames.step}
          value={steps.correct}
          className="button button-secondary max-sm:w-full"
        >
          {t.correct}
        </button>
      </p>
      {children}
    </form>
  )
}

function seatsIn(lines: OrderQuote['lignes']): number {
  const seats = lines.filter(({ nature }) => nature === 'session')
  return seats.reduce((sum, { quantite }) => sum + quantite, 0)
}
