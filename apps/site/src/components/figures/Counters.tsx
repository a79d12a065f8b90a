import type { Counter } from '@sira/contract/records/settings'

interface CountersProps {
  counters: readonly Counter[]
  /** Who counted, and when; empty: nobody says. */
  source?: string
}

/** The company's figures, final from the start; CountUp.astro makes them count once seen (product 2.3, 9). */
export function Counters({ counters, source = '' }: CountersProps) {
  return (
    <>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,30%)),1fr))] gap-x-6 gap-y-7">
        {counters.map(({ prefix, value, suffix, label, seconds }) => (
          <li key={label}>
            <span className="figure block text-[min(2.5rem,13vw)] text-indigo">
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
      {source && <p className="mt-5 text-[0.95rem] text-pierre">{source}</p>}
    </>
  )
}
