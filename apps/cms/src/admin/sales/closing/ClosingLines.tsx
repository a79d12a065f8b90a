import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { clockTime } from '../../../dates/dates.ts'
import type { MoneyLine } from '../../../money/closing/moneyLines.ts'
import { adminAddress } from '../../dashboard/adminAddress.ts'
import { ScrollingChart } from '../ScrollingChart.tsx'

/** Every movement of the day, to be laid beside the till and the statements. */
export function ClosingLines({ lines }: { lines: readonly MoneyLine[] }) {
  if (lines.length === 0) return null
  return (
    <ScrollingChart label="Paiements du jour">
      <table className="sira-cards">
        <caption>Ligne par ligne</caption>
        <thead>
          <tr>
            <th scope="col">Dossier</th>
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
            <Line key={`${line.id} ${line.date}`} line={line} />
          ))}
        </tbody>
      </table>
    </ScrollingChart>
  )
}

function Line({ line }: { line: MoneyLine }) {
  const { order, reference, date, mode, transaction, who, amount, state } = line
  return (
    <tr>
      <th scope="row">
        {order === undefined ? (
          reference || 'Sans dossier'
        ) : (
          <Link href={adminAddress('commandes', order)} prefetch={false}>
            {reference}
          </Link>
        )}
      </th>
      <td data-label="Heure">{clockTime(date).replace(':', '\u00a0h\u00a0')}</td>
      <td className="sira-chart__text" data-label="Mode">
        {mode}
      </td>
      <td className="sira-chart__text" data-label="Transaction">
        {transaction}
      </td>
      <td className="sira-chart__text" data-label="Par">
        {who}
      </td>
      <td data-label="Montant">{amountText(amount, 'fr')}</td>
      <td className="sira-chart__text" data-label="État">
        {state}
      </td>
    </tr>
  )
}
