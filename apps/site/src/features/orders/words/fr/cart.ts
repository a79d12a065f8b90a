/** The cart, on the device of its customer. */
export const cart = {
  cart: {
    oneSession: 'La session choisie',
    lessSeats: (title: string, left: number) =>
      `«\u00a0${title}\u00a0»\u00a0: il ne reste que ${left} place(s), nous avons réduit le nombre.`,
    title: 'Panier',
    description: 'Ce que vous voulez acheter, gardé sur cet appareil.',
    empty: 'Votre panier est vide.',
    emptyText:
      'Ce que vous y mettez reste sur cet appareil, sans compte, jusqu’à ce que vous commandiez.',
    noCookies:
      'Votre article n’est pas dans le panier\u00a0: ce navigateur bloque les cookies, où le panier est gardé. Autorisez-les pour ce site, puis ajoutez-le à nouveau\u00a0; ou appelez-nous pour commander.',
    toShop: 'Voir les livres',
    toPlans: 'Voir les formules et services',
    quantityOf: (title: string) => `Quantité\u00a0: ${title}`,
    remove: 'Retirer',
    removeOf: (title: string) => `Retirer ${title}`,
    recount: 'Recalculer',
    each: (price: string) => `${price} l’unité`,
    subtotal: 'Total des articles',
    deliveryLater: 'La livraison éventuelle s’ajoute à l’étape suivante, avant de commander.',
    order: 'Commander',
    goOn: 'Continuer mes achats',
    gone: (title: string) =>
      `«\u00a0${title}\u00a0» n’est plus disponible\u00a0: nous l’avons retiré.`,
    less: (title: string, left: number) =>
      `«\u00a0${title}\u00a0»\u00a0: il n’en reste que ${left}, nous avons réduit la quantité.`,
    oneItem: 'Un article',
    away: 'Les prix n’ont pas pu être lus. Rien n’est perdu\u00a0: votre panier est gardé sur cet appareil.',
    again: 'Réessayer',
  },
} as const
