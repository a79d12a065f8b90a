import { modeNames } from '@sira/contract/orders/modeNames'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { problemId } from '../../../../browser/forms/problemIds.ts'
import { offeredModes } from '../../checkout/offeredModes.ts'
import type { CheckoutPart } from '../../checkout/part.ts'
import { Choice } from './Choice.tsx'
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
    <fieldset className="grid gap-3" aria-describedby={problem?.id}>
      <legend className="mb-4 font-titre text-2xl font-bold">{t.pay}</legend>
      {quote.total === 0 && <p>{t.free}</p>}
      <p id={problemId('commande-mode')} className="field-problem">
        {problem?.message}
      </p>
      {quote.total > 0 &&
        offeredModes(quote).map((mode, index) => (
          <Choice
            key={mode}
            id={index === 0 ? 'commande-mode' : `commande-mode-${mode}`}
            name="mode"
            value={mode}
            checked={values.mode === mode}
            label={modeNames[words.locale][mode]}
            text={t.modeTexts[mode]}
            {...(mode === 'especes_livraison' ? { className: 'if-delivered' } : {})}
          />
        ))}
      <MessageArea id="commande-note" name="note" label={t.note} value={values.note} />
    </fieldset>
  )
}
