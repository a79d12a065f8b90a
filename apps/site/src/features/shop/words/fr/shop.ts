/** The online sales space (product 2.13). */
export const shop = {
  shop: {
    title: 'Espace vente en ligne',
    description:
      'Des livres pour apprendre un métier, chercher un emploi ou gérer une petite entreprise, livrés à Ouagadougou et partout au Burkina\u00a0Faso.',
    intro:
      'Des livres pratiques, choisis par nos formateurs. Retrait au bureau ou livraison chez vous.',
    by: (author: string) => `Par: ${author}`,
    more: 'Voir Plus',
    cart: 'Panier',
    buy: 'Acheter',
    ask: 'Demander ce livre',
    quantity: 'Quantité',
    less: 'Un de moins',
    moreOne: 'Un de plus',
    noPrice: 'Prix sur demande',
    close: 'Fermer',
    empty: 'Les livres arrivent bientôt en rayon.',
    subject: (title: string) => `Livre\u00a0: ${title}`,
  },
} as const
