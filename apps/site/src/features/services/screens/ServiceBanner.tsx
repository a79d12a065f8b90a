import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { Scene, type SceneName } from '../../../components/pictures/Scene.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

interface ServiceBannerProps {
  title: string
  lead: string
  words: Dictionary
  /** Stands beside the promise on a large screen. */
  scene?: SceneName
  children?: ReactNode
}

export function serviceTrail(words: Dictionary, title: string): Trail {
  return trailFromHome(
    words,
    { name: words.menu.services, route: words.routes.services },
    { name: title },
  )
}

/** The top of a service page: its name, and its promise in one sentence. */
export function ServiceBanner({ title, lead, words, scene, children }: ServiceBannerProps) {
  return (
    <div className="page items-center gap-12 py-[clamp(1.75rem,5vw,4rem)] lg:flex">
      <div className="min-w-0 grow">
        <Breadcrumb label={words.breadcrumb} trail={serviceTrail(words, title)} />
        <h1 className="mt-2">{title}</h1>
        <p className="mt-5 max-w-[34ch] text-[1.35rem]/[1.45] text-pierre">{lead}</p>
        {children && <p className="mt-7 flex flex-wrap gap-3.5">{children}</p>}
      </div>
      {scene && (
        <div className="aspect-16/9 w-[42%] shrink-0 overflow-hidden rounded-[28px] rounded-es-[80px] max-lg:hidden">
          <Scene name={scene} />
        </div>
      )}
    </div>
  )
}
