import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import Link from 'next/link'
import { clockTime } from '../../dates/dates.ts'
import type { MoneyLine } from '../../money/closing/moneyLines.ts'
import { paymentStateNames } from '../../money/paymentStateNames.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { ScrollingChart } from './ScrollingChart.tsx'

/** Every payment of the day, to be laid beside the till and the statements. */
export function ClosingLines({ lines }: { lines: readonly MoneyLine[] }) {
  if (lines.length === 0) return null
  return (
    <ScrollingChart label="Paiements du jour">
      <table>
        <caption>Ligne par ligne</caption>
        <thead>
          <tr>
            <th scope="col">Commande</th>
            <th scope="col">Heure</th>
            <th scope="col" className="sira-chart__text">
              Mode
            </th>
            <th scope="col" className="sira-chart__text">
              Transaction
            </th>
            <th scope="col" className="sira-chart__text">
              Par
            </th>
            <th scope="col">Montant</th>
            <th scope="col" className="sira-chart__text">
              État
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.payment.id} ${line.date}`} line={line} />
          ))}
        </tbody>
      </table>
    </ScrollingChart>
  )
}

function Line({ line: { payment, date, who, amount } }: { line: MoneyLine }) {
  const { commande, mode, transaction, etat } = payment
  return (
    <tr>
      <th scope="row">
        {typeof commande === 'object' && commande !== null && (
          <Link href={adminAddress('commandes', commande.id)} prefetch={false}>
            {commande.reference}
          </Link>
        )}
      </th>
      <td>{clockTime(date)}</td>
      <td className="sira-chart__text">{modeName(mode, 'fr')}</td>
      <td className="sira-chart__text">{transaction}</td>
      <td className="sira-chart__text">{who}</td>
      <td>{amountText(amount, 'fr')}</td>
      <td className="sira-chart__text">{paymentStateNames[etat]}</td>
    </tr>
  )
}
