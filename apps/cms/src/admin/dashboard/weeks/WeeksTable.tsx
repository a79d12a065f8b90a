import { dayInFigures } from '../../../dates/dates.ts'
import type { WeekSeries } from './weekSeries.ts'

const whole = new Intl.NumberFormat('fr-FR')

/** Every figure, the newest week first, and what each column counts. */
export function WeeksTable({ series }: { series: readonly WeekSeries[] }) {
  const mondays = (series[0]?.weeks ?? []).map(({ monday }) => monday).toReversed()
  return (
    <details>
      <summary>Les chiffres, et ce qu’ils comptent</summary>
      <ul>
        {series.map(({ name, meaning }) => (
          <li key={name}>
            <strong>{name}</strong>
            {`\u00a0: ${meaning}`}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Semaine du</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday, index) => (
            <tr key={monday}>
              <th scope="row">
                {dayInFigures(monday)}
                {index === 0 && ' (en cours)'}
              </th>
              {series.map(({ name, weeks }) => (
                <td key={name}>{whole.format(weeks.at(-1 - index)?.count ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
