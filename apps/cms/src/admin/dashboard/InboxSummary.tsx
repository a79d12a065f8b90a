import { adminAddress } from './adminAddress.ts'
import { Figure } from './Figure.tsx'
import type { InboxCount } from './state/inboxState.ts'

/** Counts of the messages that visitors have sent, and of the work on them. */
export function InboxSummary({ counts }: { counts: readonly InboxCount[] }) {
  if (counts.length === 0) return null
  return (
    <section className="sira-figures" aria-label="Réception">
      {counts.map(({ slug, plural, total, waiting, note }) => (
        <Figure
          key={slug}
          href={adminAddress(slug)}
          label={plural}
          value={total}
          unit="en tout"
          note={waiting === 0 || note === null ? null : `${waiting} ${note}`}
        />
      ))}
    </section>
  )
}
