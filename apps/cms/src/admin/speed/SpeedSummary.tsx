import {
  type SpeedMetric,
  type SpeedSummary as Summary,
  speedMetrics,
} from '@sira/contract/speedMetrics'
import type { Payload } from 'payload'
import { siteUrl } from '../../environment/siteUrl.ts'
import { readSpeedSummary } from './speedSummary.ts'

const metrics = Object.keys(speedMetrics) as SpeedMetric[]
const shown: Intl.NumberFormatOptions = { maximumSignificantDigits: 2 }
const french = new Intl.NumberFormat('fr-FR', shown)

/** How fast the pages were for three visits in four, by page and week; nothing while it is not measured. */
export async function SpeedSummary({ payload }: { payload: Payload }) {
  const { measureSpeed } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  if (!measureSpeed) return null
  const summary = await readSpeedSummary(siteUrl(payload))
  return (
    <section className="sira-speed">
      <h2>Vitesse des pages chez les visiteurs</h2>
      {summary === undefined && <p>Le site ne répond pas ; les mesures reviendront avec lui.</p>}
      {summary?.length === 0 && <p>Pas encore de mesure cette semaine.</p>}
      {weeksIn(summary ?? []).map(({ week, rows }) => (
        <SpeedWeek key={week} week={week} rows={rows} />
      ))}
    </section>
  )
}

/** Where a figure stands beside what is good: the words say it, not the colour alone. */
function SpeedWeek({ week, rows }: { week: string; rows: Summary[] }) {
  const pages = [...Map.groupBy(rows, ({ page }) => page)]
  return (
    <table>
      <caption>{`Semaine du ${week.split('-').reverse().join('/')}, trois visites sur quatre`}</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col">
              {metric}
            </th>
          ))}
          <th scope="col">Visites</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(([page, figures]) => (
          <tr key={page}>
            <th scope="row">{page}</th>
            {metrics.map((metric) => (
              <td key={metric}>{figureIn(figures, metric)}</td>
            ))}
            <td>{Math.max(...figures.map(({ samples }) => samples))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function figureIn(figures: readonly Summary[], metric: SpeedMetric): string {
  const found = figures.find((one) => one.metric === metric)
  if (found === undefined) return '—'
  const { good, unit } = speedMetrics[metric]
  const value = `${french.format(found.p75)} ${unit}`.trim()
  return found.p75 > good ? `${value} (lent)` : value
}

function weeksIn(summary: readonly Summary[]): { week: string; rows: Summary[] }[] {
  return [...Map.groupBy(summary, ({ week }) => week)].map(([week, rows]) => ({ week, rows }))
}
