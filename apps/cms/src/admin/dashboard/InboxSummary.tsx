import type { Payload, TypedUser } from 'payload'
import { adminAddress } from './adminAddress.ts'
import { Figure } from './Figure.tsx'
import { inboxState } from './inboxState.ts'

interface SummaryProps {
  payload: Payload
  user: TypedUser
  now: Date
}

/** What visitors have sent. */
export async function InboxSummary({ payload, user, now }: SummaryProps) {
  const counts = await inboxState(payload, user, now)
  return (
    <section className="sira-figures" aria-label="Réception">
      {counts.map(({ slug, plural, total, recent }) => (
        <Figure
          key={slug}
          href={adminAddress(slug)}
          label={plural}
          value={total}
          unit="en tout"
          note={recent === 0 ? null : `${recent} ces 7 derniers jours`}
        />
      ))}
    </section>
  )
}
