import Link from 'next/link'
import { dayAddress } from '../day/dayAddress.ts'
import type { BoardChoice } from './boardAddress.ts'
import type { ShownKind } from './shownKinds.ts'

interface NothingProps {
  kind: ShownKind | undefined
  choice: BoardChoice
}

/** Tells staff which dossiers an empty inbox will show, and how to make one. */
export function NothingUnderWay({ kind, choice: { whose } }: NothingProps) {
  const name = kind === undefined ? '' : ` de «\u00a0${kind.labels.plural}\u00a0»`
  const made = kind?.board?.made
  return (
    <p className="sira-note">
      {whose === 'mine'
        ? `Vous ne suivez aucun dossier${name}. `
        : `Aucun dossier${name} n’est en cours. `}
      {'Ce que les visiteurs envoient arrive ici'}
      {made !== undefined && (
        <>
          {'\u00a0; ce qui vient par téléphone ou à l’accueil, on peut '}
          <Link href={made.at} prefetch={false}>
            le saisir
          </Link>
        </>
      )}
      {'. Ce qui est en retard est dans '}
      <Link href={dayAddress()} prefetch={false}>
        Tout ce qui attend
      </Link>
      .
    </p>
  )
}
