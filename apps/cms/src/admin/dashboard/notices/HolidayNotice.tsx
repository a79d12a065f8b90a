import type { Payload } from 'payload'
import { dayInFull } from '../../../dates/dates.ts'
import { heldOnHolidays } from '../../../sessions/holidays/heldOnHolidays.ts'
import { adminAddress } from '../adminAddress.ts'

/** Tells those who plan sessions that a coming one begins on a public holiday: nobody may come. */
export async function HolidayNotice({ payload, now }: { payload: Payload; now: Date }) {
  const found = await heldOnHolidays(payload, now)
  if (found.length === 0) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Des sessions commencent un jour férié</h2>
      <ul>
        {found.map(({ id, titre, debut, holiday }) => (
          <li key={id}>
            <a href={adminAddress('sessions', id)}>{titre}</a>
            {`\u00a0: ${holiday}, ${dayInFull(debut)}`}
          </li>
        ))}
      </ul>
      <p>Déplacez-les, ou gardez-les si elles ont lieu quand même.</p>
    </section>
  )
}
