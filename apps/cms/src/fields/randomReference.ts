import { randomInt } from 'node:crypto'
import { newReference, type ReferencedKind } from '@sira/contract/orders/reference'

/** A reference of this year that nobody foresees. */
export function randomReference(kind: ReferencedKind): string {
  return newReference(kind, new Date().getUTCFullYear(), (below) => randomInt(below))
}
