import type { ReactNode } from 'react'
import { Breadcrumb } from './Breadcrumb.tsx'
import type { Trail } from './trail.ts'

interface PageBannerProps {
  title: ReactNode
  trailLabel: string
  trail: Trail
  children?: ReactNode
}

/** The breadcrumb banner at the top of a page: a title plus a link (product 2.2). */
export function PageBanner({ title, trailLabel, trail, children }: PageBannerProps) {
  return (
    <div className="border-b border-trait">
      <div className="page py-[clamp(1.5rem,4vw,3.5rem)]">
        <Breadcrumb label={trailLabel} trail={trail} />
        <h1 className="mt-2">{title}</h1>
        {children}
      </div>
    </div>
  )
}
