import Link from 'next/link'
import type { Payload } from 'payload'
import { adminAddress } from './adminAddress.ts'
import { writtenTypes } from './state/writtenTypes.ts'

/** What people come for most, one press away. */
export function QuickActions({ payload, writes }: { payload: Payload; writes: boolean }) {
  return (
    <nav className="sira-actions" aria-label="Actions rapides">
      {writes &&
        writtenTypes(payload).map(({ slug, write }) => (
          <Link
            key={slug}
            className="sira-action"
            href={`${adminAddress(slug, 'create')}?locale=fr`}
            prefetch={false}
          >
            {write}
          </Link>
        ))}
      <a className="sira-action sira-action--quiet" href="/" target="_blank" rel="noopener">
        Voir le site
        <span className="sr-only"> (nouvel onglet)</span>
      </a>
    </nav>
  )
}
