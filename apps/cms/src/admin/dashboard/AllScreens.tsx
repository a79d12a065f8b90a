import Link from 'next/link'
import type { MenuGroup } from './menuGroups.ts'

/** The menu once more, for those who look for something they seldom use. */
export function AllScreens({ groups }: { groups: MenuGroup[] }) {
  // One heading only: the counts above have led there already.
  if (groups.length < 2) return null
  return (
    <nav className="sira-screens" aria-label="Tout le back office">
      {groups.map(({ name, screens }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {screens.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
