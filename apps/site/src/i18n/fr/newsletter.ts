/** The newsletter form and its page. */
export const newsletter = {
  newsletter: {
    title: 'Les formations et les offres, avant tout le monde',
    text: 'Une lettre par mois, en français. Désinscription en un clic.',
    email: 'Votre adresse e-mail',
    submit: "S'abonner",
    pageTitle: 'Lettre d’information',
    description:
      'Abonnez-vous à la lettre de Sira\u00a0: les formations, les offres d’emploi et les nouvelles du mois.',
    promise:
      'Nous n’écrivons qu’une fois par mois et ne donnons votre adresse à personne. Chaque lettre porte un lien pour se désabonner.',
    dismiss: 'Fermer ce message',
  },
} as const
