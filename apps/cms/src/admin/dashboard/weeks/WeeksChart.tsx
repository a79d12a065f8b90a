import type { Payload, TypedUser } from 'payload'
import { readWeeks } from './readWeeks.ts'
import { WeekBars } from './WeekBars.tsx'
import { WeeksTable } from './WeeksTable.tsx'

interface WeeksChartProps {
  payload: Payload
  user: TypedUser
  now: Date
}

/** How the last weeks went: a drawing for each thing that is counted, and all figures in a table. */
export async function WeeksChart({ payload, user, now }: WeeksChartProps) {
  const found = await readWeeks(payload, user, now)
  const series = found.filter((one) => one !== null)
  if (found.length === 0) return null
  return (
    <section className="sira-weeks" aria-labelledby="semaines">
      <h2 id="semaines">Les douze dernières semaines</h2>
      {series.length < found.length && (
        <p className="sira-note">
          Le site ne répond pas&nbsp;; ses pages lues reviendront avec lui.
        </p>
      )}
      <div className="sira-weeks__series">
        {series.map((one) => (
          <WeekBars key={one.name} series={one} />
        ))}
      </div>
      {series.length > 0 && <WeeksTable series={series} />}
    </section>
  )
}
