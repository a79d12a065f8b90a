/** The page that shows on a map all that there is in each town. */
export const nearby = {
  nearby: {
    title: 'Près de chez moi',
    description:
      'Formations, emplois, livraison et retrait au Burkina\u00a0Faso, ville par ville, sur une carte.',
    lead: 'Touchez une ville\u00a0: ses formations, ses emplois, et ce qu’y coûte une livraison.',
    map: 'Carte du Burkina\u00a0Faso',
    delivery: 'Livraison',
    pickup: (address: string) => `Retrait à l’agence\u00a0: ${address}`,
    training: 'Formation',
    job: 'Emploi',
    none: 'Aucune date ni offre ici pour le moment.',
  },
}
