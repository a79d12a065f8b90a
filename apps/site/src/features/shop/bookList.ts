import type { Book as BookNode, ItemList } from 'schema-dts'
import type { DescribedPage } from '../../structuredData/graph.ts'
import { offer } from '../../structuredData/offer.ts'
import type { Book } from './book.ts'

/** A book with its price, at the address where it is shown by itself. */
export function bookForSale(
  book: Book,
  { address, origin }: Pick<DescribedPage, 'address' | 'origin'>,
): Exclude<BookNode, string> {
  const { titre, auteur, prix, image } = book
  return {
    '@type': 'Book',
    name: titre,
    url: address,
    ...(auteur ? { author: { '@type': 'Person', name: auteur } } : {}),
    ...(image ? { image: new URL(image.url, origin).href } : {}),
    ...(prix === null ? {} : { offers: offer(prix, address) }),
  }
}

/** A page of the shop. */
export function bookList(
  books: readonly Book[],
  addressOf: (id: string) => string,
  { origin }: DescribedPage,
): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: books.map((book, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: bookForSale(book, {
        address: new URL(addressOf(String(book.id)), origin).href,
        origin,
      }),
    })),
  }
}
