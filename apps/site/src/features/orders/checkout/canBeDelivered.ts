import type { OrderQuote } from '@sira/contract/orders/orderAnswer'

/** Only what is carried, and only to towns that are served. */
export function canBeDelivered({ lignes, villes }: OrderQuote): boolean {
  return villes.length > 0 && lignes.some(({ nature }) => nature === 'livre')
}
