/** Pages with a form. A separate list, so that a form loads these without all the others. */
export const formRoutes = {
  quote: '/demander-un-devis',
  contact: '/contact',
  deliveryRequest: '/demander-une-livraison',
  becomeCourier: '/devenir-livreur',
  search: '/recherche',
  checkout: '/commande',
  newsletter: '/newsletter',
  followUp: '/suivi',
  ownDossiers: '/mes-dossiers',
  space: '/espace',
  comment: '/commentaire',
  report: '/signaler-une-offre',
  employerOffer: '/proposer-une-offre',
  alert: '/alertes-emploi',
} as const
