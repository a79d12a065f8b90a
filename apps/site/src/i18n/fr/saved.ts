/** The texts about saved records. */
export const saved = {
  saved: {
    title: 'Mes favoris',
    intro:
      'Les formations, les offres et les livres que vous gardez restent sur cet appareil, sans compte, et se relisent sans connexion.',
    keep: 'Garder',
    kept: 'Gardé',
    seeAll: 'Voir mes favoris',
    needsScript:
      'Vos favoris sont dans la mémoire de votre navigateur\u00a0: sans JavaScript, cette page ne peut pas les lire. Activez-le, ou notez l’adresse des pages dans les signets de votre navigateur.',
    groups: { formations: 'Formations', jobs: 'Offres d’emploi', biblios: 'Livres' },
    list: {
      empty:
        'Rien n’est encore gardé. Touchez «\u00a0Garder\u00a0» à côté d’une formation, d’une offre ou d’un livre\u00a0: il vous attend ici, même sans connexion.',
      over: 'Expirée',
      gone: 'Cette page n’existe plus',
      remove: 'Retirer',
    },
  },
} as const
