import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'

/** The work list of who translates, above the lists of the menu. */
export function TranslationsLink({ user }: ServerProps) {
  if (!isContentStaff(user ?? null)) return null
  return (
    <Link className="nav__link sira-nav-link" href="/admin/traductions" prefetch={false}>
      Traductions
    </Link>
  )
}
