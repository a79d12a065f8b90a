import { modeNames } from '@sira/contract/orders/modeNames'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { FieldMessage } from '../../../../forms/fields/FieldMessage.tsx'
import { problemAttributes } from '../../../../forms/fields/fieldProblem.ts'
import { controlId } from '../../checkout/checkoutSaying.ts'
import { offeredModes } from '../../checkout/offeredModes.ts'
import type { CheckoutPart } from '../../checkout/part.ts'
import { Choice } from './Choice.tsx'
import { Deposit } from './Deposit.tsx'
import { MessageArea } from './MessageArea.tsx'

/** The ways to pay that this cart may be paid by, and a word that goes along. */
export function HowToPay({
  values,
  problemAt,
  words,
  quote,
}: CheckoutPart & { quote: OrderQuote }) {
  const { checkout: t } = words
  const problem = problemAt('mode')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4 font-titre text-2xl font-bold">{t.pay}</legend>
      {quote.total === 0 && <p>{t.free}</p>}
      <Deposit values={values} words={words} total={quote.total} deposit={quote.acompte} />
      <fieldset className="choices grid min-w-0 gap-3">
        <legend className={quote.acompte === undefined ? 'sr-only' : 'mb-2 font-semibold'}>
          {t.paidBy}
        </legend>
        {problem?.alert}
        <FieldMessage id={controlId('mode')} problem={problem} />
        {quote.total > 0 &&
          offeredModes(quote).map((mode, index) => (
            <Choice
              key={mode}
              id={index === 0 ? controlId('mode') : `${controlId('mode')}-${mode}`}
              name="mode"
              value={mode}
              checked={values.mode === mode}
              label={modeNames[words.locale][mode]}
              text={t.modeTexts[mode]}
              {...(mode === 'especes_livraison' ? { className: 'if-delivered' } : {})}
              {...(index === 0 ? problemAttributes(controlId('mode'), problem) : {})}
            />
          ))}
      </fieldset>
      <MessageArea id="commande-note" name="note" label={t.note} value={values.note} />
    </fieldset>
  )
}
