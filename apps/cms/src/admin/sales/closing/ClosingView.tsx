import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import type { AdminViewServerProps, Payload } from 'payload'
import { dayInFull } from '../../../dates/dates.ts'
import { askedDay, dayOfMoney } from '../../../money/closing/dayOfMoney.ts'
import { moneyLines } from '../../../money/closing/moneyLines.ts'
import { SalesFrame } from '../SalesFrame.tsx'
import { ScrollingChart } from '../ScrollingChart.tsx'
import { CashCount } from './CashCount.tsx'
import { ClosingLines } from './ClosingLines.tsx'

/** The money of one day, by mode and by member of staff. */
export function ClosingView(view: AdminViewServerProps) {
  const day = askedDay(view.searchParams?.jour, new Date())
  return (
    <SalesFrame view={view} title="Clôture du jour" at="/admin/ventes/cloture">
      {() => <Closing day={day} payload={view.initPageResult.req.payload} />}
    </SalesFrame>
  )
}

async function Closing({ day, payload }: { day: string; payload: Payload }) {
  const money = await dayOfMoney(day, payload)
  const { rows, received, refunded } = money.closing
  return (
    <>
      <form className="sira-day" method="get">
        <label htmlFor="jour">Jour</label>
        <input id="jour" name="jour" type="date" defaultValue={day} required />
        <button type="submit" className="sira-deed">
          Voir
        </button>
        <p className="sira-exports">
          Exporter :
          {(['csv', 'xlsx'] as const).map((format) => (
            <a
              key={format}
              href={`/admin/api/paiements/cloture?jour=${day}&format=${format}`}
              download
            >
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </form>
      <ScrollingChart label="Argent du jour">
        <table className="sira-cards">
          <caption>{`Argent du ${dayInFull(day)}`}</caption>
          <thead>
            <tr>
              <th scope="col">Mode</th>
              <th scope="col" className="sira-chart__text">
                Par
              </th>
              <th scope="col">Paiements</th>
              <th scope="col">Encaissé</th>
              <th scope="col">Remboursé</th>
              <th scope="col">Reste</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mode, who, count, received, refunded }) => (
              <tr key={`${mode} ${who}`}>
                <th scope="row">{modeName(mode, 'fr')}</th>
                <td className="sira-chart__text" data-label="Par">
                  {who}
                </td>
                <td data-label="Paiements">{count}</td>
                <td data-label="Encaissé">{amountText(received, 'fr')}</td>
                <td data-label="Remboursé">{amountText(refunded, 'fr')}</td>
                <td data-label="Reste">{amountText(received - refunded, 'fr')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                Total
              </th>
              <td data-label="Encaissé">{amountText(received, 'fr')}</td>
              <td data-label="Remboursé">{amountText(refunded, 'fr')}</td>
              <td data-label="Reste">{amountText(received - refunded, 'fr')}</td>
            </tr>
          </tfoot>
        </table>
        {rows.length === 0 && <p className="sira-note">Aucun mouvement d’argent ce jour-là.</p>}
      </ScrollingChart>
      <CashCount day={day} payload={payload} />
      <ClosingLines lines={moneyLines(money)} />
    </>
  )
}
