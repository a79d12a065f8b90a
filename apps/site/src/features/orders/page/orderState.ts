import { createHash } from 'node:crypto'
import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import { orderPath } from '@sira/contract/orders/orderLink'

/**
 * Gives the path at which the page of an order asks whether it is up to date; the same in every
 * language.
 */
export function orderStatePath(reference: string): string {
  return `${orderPath}/${reference}/etat`
}

/**
 * Gives a text that changes whenever the page of the order would change; OrderWatch.astro compares
 * it.
 */
export function orderState({
  etat,
  paye,
  paiements,
  etapes,
  recus,
  inscriptions = [],
}: OpenedOrder): string {
  const seats = inscriptions.map((seat) => [seat.etat, seat.nom])
  const payments = paiements.map((payment) => payment.etat)
  const said = JSON.stringify([etat, paye, payments, etapes.length, recus.length, seats])
  return createHash('sha256').update(said).digest('base64url').slice(0, 16)
}

/** Whether something may still happen to it that its customer waits for. */
export function isAwaited({ etat, reste }: Pick<OpenedOrder, 'etat' | 'reste'>): boolean {
  return reste > 0 && (etat === 'en_attente' || etat === 'confirmée')
}
