import type { Counter } from '@sira/contract/records/settings'

/** The company's figures, final from the start; CountUp.astro makes them count once seen (spec 2.3, 9). */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3">
      {counters.map(({ prefix, value, suffix, label, seconds }) => (
        <li key={label}>
          <span className="figure block text-[2.5rem] text-indigo">
            <span className="sr-only">{`${prefix}${value}${suffix}`}</span>
            <span aria-hidden="true">
              {prefix}
              <span data-count-up={seconds}>{value}</span>
              {suffix}
            </span>
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
