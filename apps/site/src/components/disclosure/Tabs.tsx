import type { ReactNode } from 'react'
import '../../styles/panels.css'

interface TabsProps {
  /** Ties the panels together: opening one closes the others. */
  name: string
  label: string
  panels: readonly { title: string; content: ReactNode }[]
}

/** Panels of which one is open: tabs on a wide screen, an accordion on a phone; no script. */
export function Tabs({ name, label, panels }: TabsProps) {
  return (
    <section aria-label={label} className="tabs">
      {panels.map(({ title, content }, index) => (
        <details key={title} name={name} open={index === 0}>
          <summary>{title}</summary>
          <div className="tab-panel">{content}</div>
        </details>
      ))}
    </section>
  )
}
