import type { ShownKind } from './shownKinds.ts'

/** Asks which kind of dossier begins; each of those that staff make by hand has a screen for it. */
export function NewDossier({ kinds }: { kinds: readonly ShownKind[] }) {
  const made = kinds.flatMap(({ board }) => board?.made ?? [])
  if (made.length === 0) return null
  return (
    <details className="sira-new">
      <summary className="sira-action">Nouveau…</summary>
      <ul>
        {made.map(({ label, at }) => (
          <li key={at}>
            <a href={at}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
