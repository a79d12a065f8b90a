/** The dated runs of trainings, on their pages and on one of their own. */
export const sessions = {
  sessions: {
    pageTitle: 'Toutes les sessions',
    description:
      'Toutes les dates de nos formations, mois par mois\u00a0: ville, mode, prix et places restantes.',
    breadcrumb: 'Sessions',
    title: 'Les sessions, mois par mois',
    count: (total: number) =>
      total > 1 ? `${total} sessions à venir` : `${total} session à venir`,
    empty: 'Aucune session n’est ouverte pour le moment.',
    toCatalogue: 'Voir le catalogue',
    all: 'Toutes les sessions par mois',
    choose: 'Choisissez votre date',
    dates: 'Toutes les dates',
    waitingList: 'Liste d’attente',
    seats: 'Places à réserver',
    one: (act: string, day: string, place: string) => `${act}\u00a0: ${day}, ${place}`,
    left: (count: number) => (count > 1 ? `${count} places` : `${count} place`),
    full: 'Complet',
    guaranteed: 'Garantie',
    at: (hour: string) => `à partir de ${hour}`,
    deposit: (price: string) => `Acompte ${price} pour retenir la place.`,
    tellMe: 'Être prévenu de la prochaine date',
    calendar: 'Toutes les dates dans mon agenda',
    modes: {
      presentiel: 'Présentiel',
      virtuel: 'Classe virtuelle',
      elearning: 'E-learning',
    },
  },
} as const
