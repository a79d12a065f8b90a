import Link from 'next/link'
import { entryAddress } from '../entering/entryAddress.ts'
import type { PipelineChoice } from './pipelineAddress.ts'

/** What will stand on an empty board, and how it comes there. */
export function NothingUnderWay({ kind, mine }: PipelineChoice) {
  return (
    <p className="sira-note">
      {mine ? 'Vous ne suivez aucun dossier. ' : 'Aucun dossier n’est en cours. '}
      Ce que les visiteurs envoient arrive ici&nbsp;; ce qui vient par téléphone ou à l’accueil, on
      peut{' '}
      <Link href={entryAddress(kind)} prefetch={false}>
        le saisir
      </Link>
      .
    </p>
  )
}
