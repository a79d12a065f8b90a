import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'

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

/** A screen of the sales, for who sells. */
export function SalesFrame({ view, title, at, children }: SalesFrameProps) {
  return (
    <OwnScreen view={view} at={at} isFor={isOrderStaff}>
      {() => (
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
      )}
    </OwnScreen>
  )
}
