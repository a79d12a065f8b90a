import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import Link from 'next/link'
import { clockTime } from '../../dates/dates.ts'
import { amountOf } from '../../orders/desk/closing.ts'
import { paymentStateNames } from '../../orders/stateNames.ts'
import type { Payment } from '../../payload-types.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'

interface ClosingLinesProps {
  taken: readonly Payment[]
  givenBack: readonly Payment[]
}

/** Every payment of the day, to be laid beside the till and the statements. */
export function ClosingLines({ taken, givenBack }: ClosingLinesProps) {
  if (taken.length + givenBack.length === 0) return null
  return (
    <section className="sira-chart">
      <table>
        <caption>Ligne par ligne</caption>
        <thead>
          <tr>
            <th scope="col">Commande</th>
            <th scope="col">Heure</th>
            <th scope="col">Mode</th>
            <th scope="col">Transaction</th>
            <th scope="col">Par</th>
            <th scope="col">Montant</th>
            <th scope="col">État</th>
          </tr>
        </thead>
        <tbody>
          {taken.map((payment) => (
            <Line key={payment.id} payment={payment} amount={amountOf(payment)} />
          ))}
          {givenBack.map((payment) => (
            <Line key={`-${payment.id}`} payment={payment} amount={-amountOf(payment)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ payment, amount }: { payment: Payment; amount: number }) {
  const { commande, encaisseLe, mode, transaction, encaissePar, etat } = payment
  return (
    <tr>
      <th scope="row">
        {typeof commande === 'object' && commande !== null && (
          <Link href={adminAddress('commandes', commande.id)} prefetch={false}>
            {commande.reference}
          </Link>
        )}
      </th>
      <td>{encaisseLe ? clockTime(encaisseLe) : ''}</td>
      <td>{modeName(mode, 'fr')}</td>
      <td>{transaction}</td>
      <td>{encaissePar ?? 'Automatique'}</td>
      <td>{amountText(amount, 'fr')}</td>
      <td>{paymentStateNames[etat]}</td>
    </tr>
  )
}
