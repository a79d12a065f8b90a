import { amountText } from '@sira/contract/orders/amountText'
import { type SaleKind, saleKinds, type WeekOfSales } from '../../orders/desk/weeklySales.ts'
import { BarPatterns, patternOf } from './BarPatterns.tsx'
import { ScrollingChart } from './ScrollingChart.tsx'

const kindNames: Readonly<Record<SaleKind, string>> = {
  livre: 'Livres',
  formule: 'Formules',
  prestation: 'Prestations',
  session: 'Sessions',
}

/** What was paid for, week by week and kind by kind: bars with patterns, and every figure beside them. */
export function SalesChart({ weeks }: { weeks: readonly WeekOfSales[] }) {
  const most = Math.max(1, ...weeks.map(({ total }) => total))
  return (
    <ScrollingChart label="Ventes payées par semaine">
      <h2>Ventes payées par semaine</h2>
      <BarPatterns />
      <ul className="sira-chart__legend">
        {saleKinds.map((kind) => (
          <li key={kind}>
            <svg width="28" height="18" aria-hidden="true">
              <rect width="28" height="18" fill={patternOf(kind)} />
            </svg>
            {kindNames[kind]}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Semaine du</th>
            <td aria-hidden="true" />
            {saleKinds.map((kind) => (
              <th key={kind} scope="col">
                {kindNames[kind]}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.monday}>
              <th scope="row">{week.monday.split('-').reverse().join('/')}</th>
              <td className="sira-chart__bar" aria-hidden="true">
                <Bar week={week} most={most} />
              </td>
              {saleKinds.map((kind) => (
                <td key={kind}>{amountText(week.amounts[kind], 'fr')}</td>
              ))}
              <td>
                <strong>{amountText(week.total, 'fr')}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingChart>
  )
}

function Bar({ week, most }: { week: WeekOfSales; most: number }) {
  const share = (amount: number) => (amount / most) * 100
  return (
    <svg width="100%" height="22" aria-hidden="true">
      {saleKinds.map((kind, index) => {
        const before = saleKinds.slice(0, index).reduce((sum, one) => sum + week.amounts[one], 0)
        return (
          <rect
            key={kind}
            x={`${share(before)}%`}
            width={`${share(week.amounts[kind])}%`}
            height="22"
            fill={patternOf(kind)}
            stroke="black"
          />
        )
      })}
    </svg>
  )
}
