import type { Counter } from '@sira/contract/records/settings'

interface CountersProps {
  counters: readonly Counter[]
  /** The source of the figures with its year; empty: unknown. */
  source?: string
}

/**
 * The company's figures. They are final from the start; CountUp.astro makes them count once they
 * are seen (product 2.3, 9).
 */
export function Counters({ counters, source = '' }: CountersProps) {
  return (
    <>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.5rem,28%)),1fr))] gap-x-4 gap-y-5">
        {counters.map(({ prefix, value, suffix, label, seconds }) => (
          <li key={label}>
            <span className="figure block text-[min(2.5rem,8.5vw)] text-indigo">
              <span className="sr-only">{`${prefix}${value}${suffix}`}</span>
              <span aria-hidden="true">
                {prefix}
                <span data-count-up={seconds}>{value}</span>
                {suffix}
              </span>
            </span>
            <span className="text-[0.9rem] sm:text-base">{label}</span>
          </li>
        ))}
      </ul>
      {source && <p className="mt-5 text-[0.95rem] text-pierre">{source}</p>}
    </>
  )
}
