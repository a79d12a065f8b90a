import { amountText } from '@sira/contract/orders/amountText'
import { dayInFigures } from '../../dates/dates.ts'
import type { AttendanceRecord } from '../../enrolments/presence/desk/attendanceDesk.ts'

/** The sums still due for the seats of a session, order by order. */
export function DueList({ dues }: Pick<AttendanceRecord['figures'], 'dues'>) {
  if (dues.length === 0) return null
  return (
    <>
      <h2>À payer</h2>
      <ul className="sira-attendance">
        {dues.map(({ id, reference, nom, reste, acompte, until }) => (
          <li key={id}>
            <a href={`/admin/collections/commandes/${id}`}>{`${reference} ${nom ?? ''}`}</a>
            <small>{` ${amountText(reste, 'fr')}${acompte ? ' d’acompte' : ''}${dayOf(until)}`}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

function dayOf(until: string | null): string {
  return until === null ? '' : `, au plus tard le ${dayInFigures(until)}`
}
