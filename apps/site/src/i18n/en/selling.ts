import type { Words } from '../../language/words.ts'
import type { selling as french } from '../fr/selling.ts'

/** Into the cart, from wherever something is sold. */
export const selling: Words<typeof french> = {
  selling: {
    added: 'In your cart.',
    seeCart: 'See the cart',
    left: (count: number) => (count === 1 ? 'Only one copy left' : `Only ${count} copies left`),
    soldOut: 'Sold out',
  },
}
