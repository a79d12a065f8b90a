import type { Units } from '../../capacity/units.ts'

/** The copies of a book that are for sale; null where it is made to order. */
export function copiesOf(book: number): Units {
  return { collection: 'biblios', id: book, field: 'stock' }
}
