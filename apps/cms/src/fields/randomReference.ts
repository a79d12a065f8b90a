import { randomInt } from 'node:crypto'
import { newReference, type ReferencedKind } from '@sira/contract/dossiers/reference'

/** A reference of this year that nobody foresees. */
export function randomReference(kind: ReferencedKind): string {
  return newReference(kind, new Date().getUTCFullYear(), (below) => randomInt(below))
}
