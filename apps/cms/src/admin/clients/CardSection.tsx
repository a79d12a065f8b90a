import Link from 'next/link'
import type { CardSection as Section } from '../../clients/clientCard.ts'
import type { ClientEntry } from '../../clients/clientEntry.ts'
import { momentWithYear } from '../../dates/dates.ts'

interface CardSectionProps {
  section: Section
  /** Whether it is told who of several people each is of. */
  names: boolean
}

/** What a person sent of one kind, or was sent. */
export function CardSection({ section: { kind, label, entries }, names }: CardSectionProps) {
  const id = `fiche-${kind}`
  return (
    <section aria-labelledby={id} className="sira-clients__section">
      <h2 id={id}>
        {label} ({entries.length})
      </h2>
      <ul>
        {entries.map(({ name, money, ...entry }) => (
          <li key={entry.href}>
            <Entry entry={entry} beside={names ? name : ''} />
            {money.length > 0 && (
              <ul aria-label={`Paiements de ${entry.title}`}>
                {money.map((payment) => (
                  <li key={payment.href}>
                    <Entry entry={payment} beside="" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry, beside }: { entry: ClientEntry; beside: string }) {
  const { href, title, note, state, date } = entry
  return (
    <div className="sira-clients__entry">
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      <span>{[note, beside].filter(Boolean).join(' · ')}</span>
      <strong>{state}</strong>
      <small>{momentWithYear(date)}</small>
    </div>
  )
}
