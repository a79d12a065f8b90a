import type { ReactNode } from 'react'

interface ScrollingChartProps {
  label: string
  children: ReactNode
}

/** Figures that may be wider than a phone: they scroll by themselves, by keys too. */
export function ScrollingChart({ label, children }: ScrollingChartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    <section className="sira-chart" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
