import { adminAddress } from './adminAddress.ts'
import { Figure } from './Figure.tsx'
import type { InboxCount } from './state/inboxState.ts'

/** Whoever waits: for us, for a customer who pays, or for nobody, who is not spoken of. */
const waitingWords: Readonly<Partial<Record<string, string>>> = {
  devis: 'à traiter',
  contacts: 'à traiter',
  commandes: 'en attente de paiement',
  estimations: 'en brouillon',
  emails: 'en échec',
}

/** What visitors have sent, and what was written about it. */
export function InboxSummary({ counts }: { counts: readonly InboxCount[] }) {
  if (counts.length === 0) return null
  return (
    <section className="sira-figures" aria-label="Réception">
      {counts.map(({ slug, plural, total, waiting }) => (
        <Figure
          key={slug}
          href={adminAddress(slug)}
          label={plural}
          value={total}
          unit="en tout"
          note={noteOf(slug, waiting)}
        />
      ))}
    </section>
  )
}

function noteOf(slug: string, waiting: number): string | null {
  const words = waitingWords[slug]
  return waiting === 0 || words === undefined ? null : `${waiting} ${words}`
}
