import type { SpeedSummary } from '@sira/contract/measures/speedMetrics'
import { shownMetrics } from './shownMetrics.ts'
import { speedGrade, speedText, speedWords } from './speedWords.ts'

interface SpeedWeekProps {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string
  rows: readonly SpeedSummary[]
}

/** The figures of a week, page by page; a word says how good each is, not a colour alone. */
export function SpeedWeek({ week, rows }: SpeedWeekProps) {
  const pages = [...Map.groupBy(rows, ({ page }) => page)]
  return (
    <table>
      <caption>{`Semaine du ${week.split('-').reverse().join('/')}`}</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {shownMetrics.map((metric) => (
            <th key={metric} scope="col">
              {speedWords[metric].name}
            </th>
          ))}
          <th scope="col">Visites</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(([page, figures]) => (
          <tr key={page}>
            <th scope="row">{page}</th>
            {shownMetrics.map((metric) => (
              <SpeedCell key={metric} figure={figures.find((one) => one.metric === metric)} />
            ))}
            <td>{Math.max(...figures.map(({ samples }) => samples))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SpeedCell({ figure }: { figure: SpeedSummary | undefined }) {
  if (figure === undefined) return <td>—</td>
  const { metric, p75 } = figure
  const grade = speedGrade(metric, p75)
  return (
    <td data-grade={grade}>
      {speedText(metric, p75)} · {grade}
    </td>
  )
}
