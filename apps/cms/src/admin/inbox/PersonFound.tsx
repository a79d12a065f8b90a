import { useState } from 'react'
import { dayInFull } from '../../dates/dates.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

/** How many records of each kind there are. */
export type PersonCounts = Readonly<Record<string, number>>

interface PersonFoundProps {
  email: string
  counts: PersonCounts
  /** What each kind is called. */
  labels: Readonly<Record<string, string>>
  erasedAt: string | null
  /** When the last copy of the database from before an upgrade is removed. */
  copiesUntil: string | null
  onErase: () => void
}

/** What is kept of one address, and what can be done with it. */
export function PersonFound(props: PersonFoundProps) {
  const { email, counts, labels, erasedAt, copiesUntil, onErase } = props
  const [asking, setAsking] = useState(false)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <section className="sira-person__found" aria-live="polite" aria-label={email}>
      {erasedAt && <p>Déjà effacé le {dayInFull(erasedAt)}.</p>}
      {total === 0 && <p>Rien n’est gardé de {email}.</p>}
      {total > 0 && (
        <>
          <ul>
            {Object.entries(counts).map(([name, count]) => (
              <li key={name}>
                {labels[name]} : {count}
              </li>
            ))}
          </ul>
          <p className="sira-dialog__buttons">
            <a
              className="sira-action"
              href={`/admin/api/erasures/person/export?email=${encodeURIComponent(email)}`}
              download
            >
              Exporter
            </a>
            <button
              type="button"
              className="sira-action sira-action--quiet"
              onClick={() => setAsking(true)}
            >
              Tout effacer
            </button>
          </p>
          {asking && (
            <ConfirmDialog
              title="Tout effacer"
              text={`Effacer définitivement ce qui est gardé de ${email} (${total}) ?`}
              confirm="Effacer"
              onConfirm={onErase}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      )}
      {copiesUntil && (
        <p>
          La base a été copiée avant une mise à jour : ce qu’elle contenait alors, même effacé
          depuis, reste dans cette copie jusqu’au {dayInFull(copiesUntil)}.
        </p>
      )}
    </section>
  )
}
