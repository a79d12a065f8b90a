import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'

/** The screen that people at the till begin their day with, above the lists of the menu. */
export function SalesLink({ user }: ServerProps) {
  if (!isOrderStaff(user ?? null)) return null
  return (
    <Link className="nav__link sira-nav-link" href="/admin/ventes" prefetch={false}>
      Ventes du jour
    </Link>
  )
}
