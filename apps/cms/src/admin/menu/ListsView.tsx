import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { listAddress, menuFor } from './menuFor.ts'

/** The small lists of a section on one screen. */
export function ListsView(view: AdminViewServerProps) {
  const name = String(view.params?.segments?.[1] ?? '')
  return (
    <OwnScreen view={view} at={`/admin/listes/${name}`} isFor={() => true}>
      {() => <Lists view={view} name={name} />}
    </OwnScreen>
  )
}

function Lists({ view, name }: { view: AdminViewServerProps; name: string }) {
  const { req, visibleEntities } = view.initPageResult
  const menu = menuFor(req.user, req.payload.config, visibleEntities)
  const list = menu
    .flatMap(({ entries }) => entries)
    .find(({ label, within }) => within && listAddress(label) === `/admin/listes/${name}`)
  if (!list) notFound()
  return (
    <main className="sira-list-of-lists">
      <h1>{list.label}</h1>
      <ul>
        {(list.within ?? []).map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
