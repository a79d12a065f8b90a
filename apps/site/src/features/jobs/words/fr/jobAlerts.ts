/** Searches of the offers that are sent by e-mail (product 2.11). */
export const jobAlerts = {
  jobAlerts: {
    title: 'Alerte emploi',
    description:
      'Recevez par e-mail les nouvelles offres d’emploi qui correspondent à vos filtres.',
    open: 'Recevoir ces offres par e-mail',
    lead: 'Les nouvelles offres de cette recherche, une fois par jour au plus, chacune une seule fois. Vous arrêtez d’un geste.',
    all: 'Toutes les offres',
    chosen: 'Filtres de l’alerte',
    email: 'Votre e-mail',
    submit: 'Créer l’alerte',
    change: 'Changer les filtres',
    confirm: {
      title: 'Confirmer l’alerte emploi',
      question: 'Voulez-vous recevoir les nouvelles offres de cette recherche\u00a0?',
      button: 'Confirmer mon alerte',
      done: 'C’est confirmé. Les nouvelles offres vous seront envoyées.',
      invalid: 'Ce lien n’est plus valable. Créez de nouveau l’alerte depuis la liste des offres.',
    },
    unsubscribe: {
      title: 'Arrêter l’alerte emploi',
      question: 'Voulez-vous arrêter cette alerte\u00a0?',
      button: 'Arrêter cette alerte',
      done: 'C’est fait. Cette alerte ne vous écrira plus.',
      invalid: 'Ce lien n’est plus valable\u00a0: cette alerte n’existe plus.',
    },
  },
} as const
