import { dayInFigures } from '../../../dates/dates.ts'
import type { WeekSeries } from './weekSeries.ts'

/** Units of the drawing: it is as wide as its place. */
const step = 22
const bar = 16
const highest = 60
const baseline = 74
const short = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('fr-FR')

/**
 * A bar with its figure for each week. Each thing has a drawing of its own, so that no colour tells
 * them apart; the week that is not over yet is striped.
 */
export function WeekBars({ series: { name, weeks } }: { series: WeekSeries }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  const [before, current] = weeks.slice(-2)
  const stripes = `rayures-${name.replace(' ', '-')}`
  return (
    <figure>
      <figcaption>
        <strong>{name}</strong>
        <span>{`${whole.format(current?.count ?? 0)} cette semaine, ${whole.format(before?.count ?? 0)} la semaine d’avant`}</span>
      </figcaption>
      <svg viewBox={`0 0 ${weeks.length * step} 88`} role="img" aria-label={`${name} par semaine`}>
        <defs>
          <pattern id={stripes} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M-1 1 1 -1M0 4 4 0M3 5 5 3" stroke="currentColor" />
          </pattern>
        </defs>
        {weeks.map(({ monday, count }, index) => {
          const x = index * step + (step - bar) / 2
          const height = Math.round((count / most) * highest)
          const isOver = index < weeks.length - 1
          return (
            <g key={monday}>
              <rect
                x={x}
                y={baseline - height}
                width={bar}
                height={height}
                fill={isOver ? 'currentColor' : `url(#${stripes})`}
                stroke="currentColor"
                strokeWidth={height > 0 ? 1 : 0}
              />
              <text x={x + bar / 2} y={baseline - height - 3}>
                {short.format(count)}
              </text>
              {index % 4 === 3 && (
                <text x={x + bar / 2} y={baseline + 11}>
                  {dayInFigures(monday).slice(0, 5)}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M0 ${baseline}H${weeks.length * step}`} stroke="currentColor" strokeWidth="1" />
      </svg>
    </figure>
  )
}
