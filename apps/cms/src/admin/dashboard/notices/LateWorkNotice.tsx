import type { Payload } from 'payload'
import { lateTasks } from '../../../database/schedule/lateTasks.ts'

interface LateWorkNoticeProps {
  payload: Payload
  now: Date
}

/** Tells all staff that what the program does by itself is not done, while that is so. */
export async function LateWorkNotice({ payload, now }: LateWorkNoticeProps) {
  const late = await lateTasks(payload, now)
  if (late.length === 0) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Un travail planifié est en retard</h2>
      <ul>
        {late.map(({ slug, label }) => (
          <li key={slug}>{label ?? slug}</li>
        ))}
      </ul>
      <p>
        Le programme devait le faire de lui-même il y a plus d’un quart d’heure. Prévenez la
        personne qui s’occupe de la machine : elle lit le journal du back office et le redémarre.
      </p>
    </section>
  )
}
