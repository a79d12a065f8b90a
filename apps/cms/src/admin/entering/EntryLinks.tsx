import { enteredKindNames, enteredKinds, entryAddress } from './entryAddress.ts'

/** From somebody’s card: what he asks for now, with what is known of him filled in. */
export function EntryLinks({ card }: { card: string }) {
  return (
    <nav className="sira-actions" aria-label="Saisir pour ce client">
      {enteredKindNames.map((kind) => (
        <a key={kind} className="sira-deed" href={entryAddress(kind, card)}>
          {enteredKinds[kind]}
        </a>
      ))}
    </nav>
  )
}
