import { owedRest } from '../../orders/summary/owedRest.ts'
import type { Delivery } from '../../payload-types.ts'

type Due = Pick<Delivery, 'commande' | 'mode' | 'prix'>

/** FCFA that the courier takes: what is left of an order that is paid at the door, or the price. */
export function dueAtTheDoor({ commande, mode, prix }: Due): number {
  if (mode !== 'especes_livraison') return 0
  if (typeof commande !== 'object' || commande === null) return prix ?? 0
  return owedRest(commande)
}
