import type { Words } from '../../../../language/words.ts'
import type { shop as french } from '../fr/shop.ts'

/** The online sales space (product 2.13). */
export const shop: Words<typeof french> = {
  shop: {
    title: 'Online shop',
    description:
      'Books to learn a trade, look for a job or run a small business, delivered in Ouagadougou and throughout Burkina\u00a0Faso.',
    intro: 'Practical books, chosen by our trainers. Collect at the office or have them delivered.',
    by: (author: string) => `By ${author}`,
    more: 'See the book',
    cart: 'Add to cart',
    buy: 'Buy',
    ask: 'Ask for this book',
    quantity: 'Quantity',
    less: 'One less',
    moreOne: 'One more',
    noPrice: 'Price on request',
    close: 'Close',
    empty: 'Books are coming to the shelves soon.',
    subject: (title: string) => `Book: ${title}`,
  },
}
