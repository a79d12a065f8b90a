/** An article, and the preview of a draft (spec 2.8). */
export const article = {
  article: {
    breadcrumb: 'Actualité',
    share: 'Partager',
    shareOn: (network: string) => `Partager sur ${network}`,
    tags: 'Tags',
    comments: 'Commentaires',
    showComments: 'Afficher les commentaires',
    commentsNote: 'Les commentaires viennent d’un autre site et consomment des données.',
    published: 'Publié le',
  },
  preview: {
    title: 'Aperçu réservé à l’équipe',
    banner: 'Brouillon\u00a0: cette page n’est visible que par l’équipe.',
    backToEditing: 'Revenir à la saisie',
    signIn: 'Connectez-vous au back office pour voir cet aperçu.',
    signInLink: 'Se connecter',
  },
} as const
