import { formatPrice } from '../../../../format/price.ts'
import type { CheckoutPart } from '../../checkout/part.ts'
import { Choice } from './Choice.tsx'

interface DepositProps extends Pick<CheckoutPart, 'values' | 'words'> {
  total: number
  /** The deposit that keeps the seats; undefined without this choice. */
  deposit: number | undefined
}

/** The choice between the whole sum, and a deposit with the rest later. */
export function Deposit({ values, words, total, deposit }: DepositProps) {
  const { checkout: t, locale } = words
  if (deposit === undefined) return null
  return (
    <fieldset className="choices grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{t.howMuch}</legend>
      <Choice
        id="commande-tout"
        name="acompte"
        value=""
        checked={values.acompte === ''}
        label={t.payAll}
        text={formatPrice(total, locale)}
      />
      <Choice
        id="commande-acompte"
        name="acompte"
        value="oui"
        checked={values.acompte !== ''}
        label={t.payDeposit}
        text={t.depositText(formatPrice(deposit, locale))}
      />
    </fieldset>
  )
}
