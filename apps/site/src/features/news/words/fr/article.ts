/** An article (product 2.8). */
export const article = {
  article: {
    breadcrumb: 'Actualité',
    tags: 'Tags',
    comments: 'Commentaires',
    showComments: 'Afficher les commentaires',
    commentsNote: 'Les commentaires viennent d’un autre site et consomment des données.',
    published: 'Publié le',
    by: (author: string) => `Par ${author}`,
    minutes: (count: number) => `${count}\u00a0min de lecture`,
    related: { formations: 'La formation qui va avec', jobs: 'L’offre qui va avec' },
    next: 'À suivre',
  },
} as const
