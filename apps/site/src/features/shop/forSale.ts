import type { Book } from './book.ts'

/** Whether a book can be ordered: it has a price, and copies or is made to order. */
export function isForSale({ prix, stock }: Pick<Book, 'prix' | 'stock'>): boolean {
  return prix !== null && stock !== 0
}
