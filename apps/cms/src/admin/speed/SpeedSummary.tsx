import type { SpeedSummary as Summary } from '@sira/contract/measures/speedMetrics'
import type { Payload } from 'payload'
import { siteUrl } from '../../environment/siteUrl.ts'
import { SpeedLegend } from './SpeedLegend.tsx'
import { SpeedWeek } from './SpeedWeek.tsx'
import { readSpeedSummary } from './speedSummary.ts'

/** How fast the pages were for three visits in four, by page and week; nothing while it is not measured. */
export async function SpeedSummary({ payload }: { payload: Payload }) {
  const { measureSpeed } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  if (!measureSpeed) return null
  const summary = await readSpeedSummary(siteUrl(payload))
  return (
    <section className="sira-speed" aria-labelledby="vitesse">
      <h2 id="vitesse">Vitesse des pages chez les visiteurs</h2>
      <SpeedLegend />
      {summary === undefined && (
        <p>Le site ne répond pas&nbsp;; les mesures reviendront avec lui.</p>
      )}
      {summary?.length === 0 && <p>Pas encore de mesure cette semaine.</p>}
      {weeksIn(summary ?? []).map(({ week, rows }) => (
        <SpeedWeek key={week} week={week} rows={rows} />
      ))}
    </section>
  )
}

function weeksIn(summary: readonly Summary[]): { week: string; rows: Summary[] }[] {
  return [...Map.groupBy(summary, ({ week }) => week)].map(([week, rows]) => ({ week, rows }))
}
