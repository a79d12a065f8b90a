import type { Counter } from '@sira/contract/records/settings'
import { useEffect, useState } from 'react'

/** The company's figures; once seen, each counts up from zero in its own time (spec 2.3, 9). */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3">
      {counters.map((counter) => (
        <li key={counter.label}>
          <Figure {...counter} />
          <span>{counter.label}</span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ prefix, value, suffix, seconds }: Counter) {
  const shown = useCountUp(value, seconds)
  return (
    <span className="figure block text-[2.5rem] text-indigo">
      <span className="sr-only">{`${prefix}${value}${suffix}`}</span>
      <span aria-hidden="true">{`${prefix}${shown}${suffix}`}</span>
    </span>
  )
}

/** The number to show now. It is the final one on the server, and where motion is unwelcome. */
function useCountUp(value: number, seconds: number): number {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min((now - start) / (seconds * 1000), 1)
      setShown(Math.round(value * (1 - (1 - progress) ** 3)))
      if (progress < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, seconds])
  return shown
}
