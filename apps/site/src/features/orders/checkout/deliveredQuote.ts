import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import type { CheckoutValues } from './checkoutValues.ts'

/** Gives the price with the chosen delivery, from the price without one. */
export function deliveredQuote(
  { lignes, total, villes, acompte }: OrderQuote,
  { remise, ville }: Pick<CheckoutValues, 'remise' | 'ville'>,
): Pick<OrderQuote, 'lignes' | 'livraison' | 'total' | 'acompte'> {
  const town = remise === 'livraison' ? villes.find((one) => one.ville === ville) : undefined
  const livraison = town?.frais ?? 0
  const first = acompte === undefined ? {} : { acompte: acompte + livraison }
  return { lignes, livraison, total: total + livraison, ...first }
}
