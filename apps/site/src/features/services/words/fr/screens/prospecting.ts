/** Commercial prospecting, and the teams that are provided: four types (spec 1, 2.15). */
export const prospecting = {
  title: 'Prospection commerciale',
  description:
    'Une équipe formée, à vos couleurs, pour trouver des clients, vendre, animer ou enquêter à Ouagadougou et dans les régions.',
  lead: 'Vos prochains clients ne vous connaissent pas encore. Nous allons frapper à leur porte.',
  text: 'Nous préparons le fichier et l’argumentaire avec vous, nous formons l’équipe, nous rendons compte chaque semaine\u00a0: visites faites, contacts pris, ventes conclues.',
  teamsHeading: 'Mise à disposition d’équipes',
  teamsText: 'Quatre équipes prêtes à partir, d’une journée à une année.',
  teams: [
    {
      name: 'Équipe de prospection',
      text: 'Visites, rendez-vous et premiers bons de commande, secteur par secteur.',
    },
    {
      name: 'Équipe de vente',
      text: 'Vendeurs et caissiers formés, pour une boutique, une foire ou une saison.',
    },
    {
      name: 'Équipe d’animation',
      text: 'Démonstrations, dégustations et distributions dans les marchés et les gares.',
    },
    {
      name: 'Équipe d’enquête',
      text: 'Enquêteurs équipés de tablettes, en français, en mooré, en dioula ou en fulfuldé.',
    },
  ],
  reportHeading: 'Ce que vous recevez chaque vendredi',
  report: [
    'La liste des personnes rencontrées et ce qu’elles ont dit',
    'Les ventes, les rendez-vous et les refus, avec leurs raisons',
    'Le plan de la semaine suivante, à corriger avec nous',
  ],
  quote: 'Demander une équipe',
  subject: 'Mise à disposition d’une équipe',
} as const
