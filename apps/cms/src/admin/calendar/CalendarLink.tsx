import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { calendarAddress } from './calendarAddress.ts'

/** What was and will be published, above the lists of the menu. */
export function CalendarLink({ user }: ServerProps) {
  if (!isContentStaff(user ?? null)) return null
  return (
    <Link className="nav__link sira-nav-link" href={calendarAddress()} prefetch={false}>
      Calendrier
    </Link>
  )
}
