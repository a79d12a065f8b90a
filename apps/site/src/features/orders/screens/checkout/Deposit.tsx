import { formatPrice } from '../../../../format/price.ts'
import type { CheckoutPart } from '../../checkout/part.ts'
import { Choice } from './Choice.tsx'

interface DepositProps extends Pick<CheckoutPart, 'values' | 'words'> {
  total: number
  /** The deposit that keeps the seats; nothing where there is no such choice. */
  deposit: number | undefined
}

/** All of it now, or what keeps the seats first and the rest later. */
export function Deposit({ values, words, total, deposit }: DepositProps) {
  const { checkout: t, locale } = words
  if (deposit === undefined) return null
  return (
    <div className="choices grid gap-3">
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
    </div>
  )
}
