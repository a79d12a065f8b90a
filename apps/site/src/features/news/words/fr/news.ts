/** The news listing and its sidebar (product 2.7, 2.14). */
export const news = {
  news: {
    title: 'Toutes nos actualités',
    description:
      'Conseils pour l’emploi, formations, vie des entreprises et nouvelles de Sira au Burkina\u00a0Faso.',
    breadcrumb: 'Nos actualités',
    empty: 'Aucun article pour le moment. Revenez bientôt, ou abonnez-vous à notre lettre.',
    emptyFilter: 'Aucun article dans cette sélection.',
    allNews: 'Voir toutes les actualités',
    latest: 'Dernières nouvelles',
    all: 'Toutes les actualités',
    toCome: 'Les prochaines nouvelles paraîtront ici.',
    filteredBy: (name: string) => `Sélection\u00a0: ${name}`,
    pages: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    pageOf: (page: number, count: number) => `Page ${page} sur ${count}`,
    categories: 'Catégories',
    tags: 'Tags',
    recent: 'Récentes Actualités',
  },
} as const
