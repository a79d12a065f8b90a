import type { Payload } from 'payload'
import { dayInFull } from '../../../dates/dates.ts'
import {
  type SessionToDecide,
  sessionsToDecide,
} from '../../../enrolments/counting/sessionsToDecide.ts'
import { adminAddress } from '../adminAddress.ts'

/** Tells those who plan sessions that the day has come to guarantee one, or to cancel it. */
export async function DecisionNotice({ payload, now }: { payload: Payload; now: Date }) {
  const found = await sessionsToDecide(payload, now)
  if (found.length === 0) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Des sessions attendent votre décision</h2>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <a href={adminAddress('sessions', one.id)}>{one.titre}</a>
            {`\u00a0: ${sentence(one)}`}
          </li>
        ))}
      </ul>
      <p>Garantissez-les, ou annulez-les&nbsp;: les inscrits l’apprennent par lettre.</p>
    </section>
  )
}

function sentence({ confirmed, held, minimum, debut }: SessionToDecide): string {
  const facts = [
    `${confirmed} confirmé${confirmed > 1 ? 's' : ''}`,
    held > 0 && `${held} à payer`,
    minimum !== null && `minimum ${minimum}`,
    `début le ${dayInFull(debut)}`,
  ]
  return facts.filter(Boolean).join(', ')
}
