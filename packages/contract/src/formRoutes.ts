/** Pages from which something is sent: what a form loads knows these, without all the others. */
export const formRoutes = {
  quote: '/demander-un-devis',
  contact: '/contact',
  search: '/recherche',
  checkout: '/commande',
  newsletter: '/newsletter',
  followUp: '/suivi',
} as const
