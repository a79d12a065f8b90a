/** The preview of a draft, for the team alone. */
export const preview = {
  preview: {
    title: 'Aperçu réservé à l’équipe',
    banner: 'Brouillon\u00a0: cette page n’est visible que par l’équipe.',
    backToEditing: 'Revenir à la saisie',
    signIn: 'Connectez-vous au back office pour voir cet aperçu.',
    signInLink: 'Se connecter',
  },
} as const
