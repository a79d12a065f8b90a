/** Into the cart, from wherever something is sold. */
export const selling = {
  selling: {
    added: 'Dans votre panier.',
    seeCart: 'Voir le panier',
    left: (count: number) =>
      count === 1 ? 'Plus qu’un exemplaire' : `Plus que ${count} exemplaires`,
    soldOut: 'Épuisé',
  },
} as const
