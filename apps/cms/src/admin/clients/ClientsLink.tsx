import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isClientStaff } from '../../clients/clientStaff.ts'

/** Who wrote, ordered, subscribed: people instead of lists of records. */
export function ClientsLink({ user }: ServerProps) {
  if (!isClientStaff(user ?? null)) return null
  return (
    <Link className="nav__link sira-nav-link" href="/admin/clients" prefetch={false}>
      Clients
    </Link>
  )
}
