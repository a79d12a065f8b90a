import type { Payload, TypedUser } from 'payload'
import { adminAddress } from './adminAddress.ts'
import { Figure } from './Figure.tsx'
import { inboxState } from './state/inboxState.ts'

interface SummaryProps {
  payload: Payload
  user: TypedUser
}

/** What visitors have sent. */
export async function InboxSummary({ payload, user }: SummaryProps) {
  const counts = await inboxState(payload, user)
  return (
    <section className="sira-figures" aria-label="Réception">
      {counts.map(({ slug, plural, total, waiting }) => (
        <Figure
          key={slug}
          href={adminAddress(slug)}
          label={plural}
          value={total}
          unit="en tout"
          note={waiting === 0 ? null : `${waiting} ${slug === 'emails' ? 'en échec' : 'à traiter'}`}
        />
      ))}
    </section>
  )
}
