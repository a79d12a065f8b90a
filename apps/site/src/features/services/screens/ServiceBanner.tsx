import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

interface ServiceBannerProps {
  title: string
  lead: string
  words: Dictionary
  children?: ReactNode
}

export function serviceTrail(words: Dictionary, title: string): Trail {
  return trailFromHome(
    words,
    { name: words.menu.services, route: words.routes.services },
    { name: title },
  )
}

/** The top of a service page: its name, and what it promises in one sentence. */
export function ServiceBanner({ title, lead, words, children }: ServiceBannerProps) {
  return (
    <div className="page py-[clamp(1.75rem,5vw,4rem)]">
      <Breadcrumb label={words.breadcrumb} trail={serviceTrail(words, title)} />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-5 max-w-[34ch] text-[1.35rem]/[1.45] text-pierre">{lead}</p>
      {children && <p className="mt-7 flex flex-wrap gap-3.5">{children}</p>}
    </div>
  )
}
