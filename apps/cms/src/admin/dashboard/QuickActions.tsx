import Link from 'next/link'
import type { Payload } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { Person } from '../../access/role.ts'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import { counterQuery } from '../orders/counter/counterQuery.ts'
import { adminAddress } from './adminAddress.ts'
import { writtenTypes } from './state/writtenTypes.ts'

/** The first acts of each role, one press away. */
export function QuickActions({ payload, user }: { payload: Payload; user: Person }) {
  const acts = [
    ...(isInboxStaff(user) ? [{ label: 'Saisir un appel', href: '/admin/saisie/contacts' }] : []),
    ...(isOrderStaff(user)
      ? [{ label: 'Encaisser', href: `${adminAddress('commandes')}?${counterQuery}=oui` }]
      : []),
    ...(isContentStaff(user)
      ? writtenTypes(payload).map(({ slug, write }) => ({
          label: write,
          href: `${adminAddress(slug, 'create')}?locale=fr`,
        }))
      : []),
  ]
  return (
    <nav className="sira-actions" aria-label="Actions rapides">
      {acts.map(({ label, href }) => (
        <Link key={href} className="sira-action" href={href} prefetch={false}>
          {label}
        </Link>
      ))}
      <a className="sira-action sira-action--quiet" href="/" target="_blank" rel="noopener">
        Voir le site
        <span className="sr-only"> (nouvel onglet)</span>
      </a>
    </nav>
  )
}
