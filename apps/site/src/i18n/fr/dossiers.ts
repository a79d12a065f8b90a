/** The words that pages of every kind of dossier share. */
export const dossiers = {
  dossier: {
    steps: 'Ce qui s’est passé',
    toDo: 'À faire maintenant',
    gone: 'Ce dossier n’est plus là\u00a0: il a été effacé, ou son lien a changé.',
    total: (amount: string) => `Total\u00a0: ${amount}`,
    details: 'Ce qui s’est passé',
    whatsapp: 'Écrire sur WhatsApp',
    wrongPair: 'Aucun dossier ne correspond à cette référence et à ce numéro de téléphone.',
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Trop d’essais depuis votre connexion. Réessayez dans une minute.'
        : `Trop d’essais depuis votre connexion. Réessayez dans ${minutes} minutes.`,
    away: 'Le suivi ne répond pas en ce moment. Votre dossier n’est pas perdu\u00a0: réessayez dans un instant.',
  },
  device: {
    question: 'Cet appareil est-il partagé\u00a0?',
    explanation:
      'Vos dossiers restent ouverts ici. Sur un appareil que d’autres utilisent, ils sont oubliés à la fermeture du navigateur.',
    own: 'C’est mon appareil',
    shared: 'Il est partagé',
    list: 'Mes dossiers sur cet appareil',
  },
} as const
