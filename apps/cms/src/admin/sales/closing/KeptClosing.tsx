import { amountText } from '@sira/contract/orders/amountText'
import { momentInFull } from '../../../dates/dates.ts'
import {
  type CountedPieces,
  denominationName,
  denominations,
} from '../../../money/closing/count/denominations.ts'
import { differenceText } from '../../../money/closing/count/differenceText.ts'
import type { DayClosing } from '../../../payload-types.ts'

/** A day that is closed: what was counted, by whom, and why it differs. */
export function KeptClosing({ closing }: { closing: DayClosing }) {
  const { attendu, compte, ecart, motif, par, createdAt } = closing
  const pieces = closing.coupures as CountedPieces
  const facts = [
    ['Attendu', amountText(attendu, 'fr')],
    ['Compté', amountText(compte, 'fr')],
    ['Écart', `${differenceText(ecart)}.`],
    ...(motif ? [['Raison', motif] as const] : []),
    ...denominations
      .filter((value) => pieces[value])
      .map((value) => [denominationName(value), `${pieces[value]}`] as const),
  ] as const
  return (
    <section className="sira-count" aria-label="Jour clos">
      <h2>Jour clos</h2>
      <p>
        Par {par}, {momentInFull(createdAt)}. Ce qui est entré en espèces depuis est compté avec le
        jour suivant.
      </p>
      <dl className="sira-count__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
