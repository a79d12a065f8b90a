/** Headings of the menu of the back office. */
export const adminGroups = {
  news: 'Actualités',
  training: 'Formations',
  jobs: 'Emplois',
  shop: 'Boutique',
  orders: 'Ventes',
  deliveries: 'Livraison',
  help: 'Aide',
  pages: 'Pages',
  library: 'Médiathèque',
  inbox: 'Réception',
  settings: 'Réglages',
} as const
