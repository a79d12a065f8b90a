import { useState } from 'react'
import { dayInFull } from '../../dates/dates.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { type KeptCounts, keptSentences } from './keptSentences.ts'
import { PersonBeside } from './PersonBeside.tsx'

/** The data kept of one person, as the back office returns them. */
export interface FoundPerson {
  /** Under which it is kept: an address, or a number as it is dialled from anywhere. */
  address: string
  /** How many records of each kind there are. */
  counts: Readonly<Record<string, number>>
  /** The label of each kind. */
  labels: Readonly<Record<string, string>>
  /** What would stay. */
  kept: KeptCounts
  bookedYears: number
  names: readonly string[]
  others: readonly string[]
  erasedAt: string | null
  /** When the last copy of the data is removed: one from before an upgrade, or a backup. */
  copiesUntil: string | null
}

interface PersonFoundProps {
  person: FoundPerson
  onLookFor: (address: string) => void
  onErase: () => void
}

/** The data kept of one person, with the buttons to hand them over or erase them. */
export function PersonFound({ person, onLookFor, onErase }: PersonFoundProps) {
  const { address, counts, labels, kept, bookedYears, erasedAt, copiesUntil } = person
  const [asking, setAsking] = useState(false)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const stays = keptSentences(kept, bookedYears)
  return (
    <section className="sira-person__found" aria-live="polite" aria-label={address}>
      {erasedAt && <p>Déjà effacé le {dayInFull(erasedAt)}.</p>}
      {total === 0 && <p>Rien n’est gardé de {address}.</p>}
      {total > 0 && (
        <>
          <h2>{address}</h2>
          <ul>
            {Object.entries(counts).map(([name, count]) => (
              <li key={name}>
                {labels[name]} : {count}
              </li>
            ))}
          </ul>
          <PersonBeside names={person.names} others={person.others} onLookFor={onLookFor} />
          {stays.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="sira-dialog__buttons">
            <a
              className="sira-action"
              href={`/admin/api/erasures/person/export?who=${encodeURIComponent(address)}`}
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
              text={[
                `Effacer définitivement ce qui est gardé de ${address} (${total}) ?`,
                ...stays,
              ].join(' ')}
              confirm="Effacer"
              onConfirm={onErase}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      )}
      {copiesUntil && (
        <p>
          Les données ont été copiées (sauvegarde, mise à jour) : ce qu’elles contenaient alors,
          même effacé depuis, reste dans ces copies jusqu’au {dayInFull(copiesUntil)}.
        </p>
      )}
    </section>
  )
}
