import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

interface AccordionProps {
  /** With a name, one item is always open: opening another closes it (OpenPanel.astro). */
  name?: string
  items: readonly { key: string | number; id?: string; title: ReactNode; content: ReactNode }[]
}

/** Items that open, the first from the start (product 2.11, 2.13). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t border-trait">
      {items.map(({ key, id, title, content }, index) => (
        <details key={key} name={name} open={index === 0} className="group border-b border-trait">
          <summary
            className={`tap w-full justify-between gap-3 sm:gap-5 py-4 font-titre text-[1.2rem]/[1.3] font-semibold hover:text-laterite ${name ? 'group-open:pointer-events-none' : ''}`}
          >
            {title}
            <Icon name="chevron" className="size-6 transition-transform group-open:rotate-180" />
          </summary>
          {/* A browser opens an item when the fragment of the address points into it. */}
          <div id={id} className="max-w-[68ch] scroll-mt-24 pb-7">
            {content}
          </div>
        </details>
      ))}
    </div>
  )
}
