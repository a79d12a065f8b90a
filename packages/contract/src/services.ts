/** Services that both forms offer, in the order and words of product 5. */
export const services = [
  'Mise en relation emploi',
  'Formation professionnelle',
  'Service de livraison',
  'Prospection commerciale',
  'Stratégie de marketing digital',
  'Rédaction de contenu web',
  'Conception graphique',
  'Vente en ligne',
  'Autres',
] as const

export type Service = (typeof services)[number]
