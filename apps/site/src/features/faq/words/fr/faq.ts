/** Frequent questions (product 2.13). */
export const faq = {
  faq: {
    title: 'Foire aux questions',
    description:
      'Inscriptions, paiements, livraison, offres d’emploi\u00a0: les réponses aux questions que l’on nous pose le plus souvent.',
    empty: 'Posez-nous votre question\u00a0: la réponse viendra s’ajouter ici.',
    more: 'Votre question n’y est pas\u00a0?',
    ask: 'Écrivez-nous',
  },
} as const
