/** Digital marketing strategy (spec 2.15). */
export const marketing = {
  title: 'Stratégie de marketing digital',
  description:
    'Un plan, un budget et des résultats chiffrés\u00a0: annonces, réseaux sociaux et référencement pour les entreprises du Burkina\u00a0Faso.',
  lead: 'Dépenser moins, au bon endroit, et savoir ce que chaque franc rapporte.',
  funnelHeading: 'D’un passant à un client fidèle',
  funnel: [
    {
      name: 'Être vu',
      text: 'Annonces ciblées par ville et par âge, affiches que l’on photographie, page bien référencée.',
    },
    {
      name: 'Être compris',
      text: 'Une offre en une phrase, un prix visible, une réponse sur WhatsApp en moins d’une heure.',
    },
    {
      name: 'Être choisi',
      text: 'Des preuves\u00a0: photos vraies, avis de clients, essai ou échantillon.',
    },
    {
      name: 'Être recommandé',
      text: 'Un merci après l’achat, une remise pour le voisin, une lettre par mois.',
    },
  ],
  measureHeading: 'Ce que nous mesurons avec vous',
  measures: [
    'Coût d’un contact',
    'Part des contacts qui achètent',
    'Panier moyen',
    'Clients qui reviennent',
  ],
  quote: 'Demander un devis',
  subject: 'Stratégie de marketing digital',
} as const
