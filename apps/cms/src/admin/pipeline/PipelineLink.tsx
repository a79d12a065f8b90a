import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isInboxStaff } from '../../access/inboxStaff.ts'

/** The link to the board of open files, above the lists of the menu. */
export function PipelineLink({ user }: ServerProps) {
  if (!isInboxStaff(user ?? null)) return null
  return (
    <Link className="nav__link sira-nav-link" href="/admin/dossiers" prefetch={false}>
      Dossiers
    </Link>
  )
}
