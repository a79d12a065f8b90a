/** The search (product 2.2, header). */
export const search = {
  search: {
    label: 'Rechercher sur le site',
    submit: 'Rechercher',
    title: 'Recherche',
    description:
      'Cherchez dans les formations, les offres d’emploi, les actualités, les livres, les questions fréquentes et les services.',
    placeholder: 'Formation, métier, ville…',
    /** Frequent searches: each finds something in the demo content. */
    examples: ['CV', 'Excel', 'Comptabilité', 'Vendre en ligne', 'Livraison'],
    suggestions: 'Suggestions',
    resultsFor: (text: string) => `Résultats pour «\u00a0${text}\u00a0»`,
    corrected: (text: string) => `Nous avons cherché «\u00a0${text}\u00a0».`,
    partial: 'Rien ne réunit tous ces mots\u00a0: voici ce qui en contient une partie.',
    others: 'Avec une partie de ces mots',
    none: (text: string) => `Rien ne répond à «\u00a0${text}\u00a0».`,
    advice: 'Essayez un autre mot, ou demandez-nous\u00a0: nous répondons le jour même.',
    unavailable: 'La recherche revient dans un instant. Le menu mène à toutes les pages.',
    all: (total: number) => `Voir les ${total} résultats`,
    first: (count: number) => `Voir les ${count} premiers résultats`,
    backToAll: 'Tous les résultats',
    startsOn: (day: string) => `Début le ${day}`,
    startedOn: (day: string) => `A commencé le ${day}`,
    publishedOn: (day: string) => `Publié le ${day}`,
    pages: 'Services et pages',
  },
} as const
