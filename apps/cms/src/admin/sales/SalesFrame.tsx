import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isOrderStaff } from '../../orders/access/orderStaff.ts'

const screens = [
  { href: '/admin/ventes', label: 'À vérifier et commandes' },
  { href: '/admin/ventes/cloture', label: 'Clôture du jour' },
  { href: '/admin/ventes/releves', label: 'Relevés' },
] as const

interface SalesFrameProps {
  view: AdminViewServerProps
  title: string
  at: (typeof screens)[number]['href']
  children: () => ReactNode
}

/**
 * A screen of the sales. Payload lets everybody come to a screen that is not its own: who is not
 * signed in, or sells nothing, is turned away before anything is read.
 */
export function SalesFrame({ view, title, at, children }: SalesFrameProps) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(at)}`)
  if (!isOrderStaff(req.user)) redirect('/admin')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale === undefined ? {} : { locale })}
      {...(params === undefined ? {} : { params })}
      {...(searchParams === undefined ? {} : { searchParams })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <Gutter>
        <main className="sira-sales">
          <h1>{title}</h1>
          <nav className="sira-tabs" aria-label="Ventes">
            {screens.map(({ href, label }) => (
              <Link
                key={href}
                className="sira-tab"
                href={href}
                prefetch={false}
                aria-current={href === at ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          {children()}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
