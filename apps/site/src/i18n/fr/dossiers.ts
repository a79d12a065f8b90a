/** The words that pages of every kind of dossier share. */
export const dossiers = {
  dossier: {
    steps: 'Ce qui s’est passé',
    toDo: 'À faire maintenant',
    whatsapp: 'Écrire sur WhatsApp',
    wrongPair: 'Aucun dossier ne correspond à cette référence et à ce numéro de téléphone.',
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Trop d’essais depuis votre connexion. Réessayez dans une minute.'
        : `Trop d’essais depuis votre connexion. Réessayez dans ${minutes} minutes.`,
    away: 'Le suivi ne répond pas en ce moment. Votre dossier n’est pas perdu\u00a0: réessayez dans un instant.',
  },
} as const
