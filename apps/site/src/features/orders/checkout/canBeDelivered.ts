import type { OrderQuote } from '@sira/contract/orders/orderAnswer'

/** Whether an order can be delivered: it has a book, and a town has delivery. */
export function canBeDelivered({ lignes, villes }: OrderQuote): boolean {
  return villes.length > 0 && lignes.some(({ nature }) => nature === 'livre')
}
