/** An article (spec 2.8). */
export const article = {
  article: {
    breadcrumb: 'Actualité',
    tags: 'Tags',
    comments: 'Commentaires',
    showComments: 'Afficher les commentaires',
    commentsNote: 'Les commentaires viennent d’un autre site et consomment des données.',
    published: 'Publié le',
  },
} as const
