/** The texts about unsent forms kept on the device; the browser loads them too. */
export const outbox = {
  outbox: {
    label: 'Envois en attente',
    waiting: (count: number) =>
      count === 1
        ? 'Un envoi est gardé sur cet appareil. Il partira de lui-même dès que la connexion reviendra.'
        : `${count} envois sont gardés sur cet appareil. Ils partiront d’eux-mêmes dès que la connexion reviendra.`,
    held: (count: number) =>
      count === 1
        ? 'Un envoi n’est pas parti. Rien n’est perdu : il est gardé sur cet appareil.'
        : `${count} envois ne sont pas partis. Rien n’est perdu : ils sont gardés sur cet appareil.`,
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Trop d’envois depuis votre connexion : réessayez dans une minute.'
        : `Trop d’envois depuis votre connexion : réessayez dans ${minutes} minutes.`,
    resend: 'Renvoyer',
    takeUp: 'Reprendre ma saisie',
    remove: 'Supprimer',
    alsoWrong: 'À corriger aussi\u00a0:',
    reference: 'Votre référence',
    follow: 'Suivre ma demande',
    order: {
      name: 'Commande',
      success: 'Votre commande est enregistrée.',
      see: 'Voir ma commande',
      changed: 'Entre-temps, un prix ou un stock a changé, rien n’est commandé.',
      review: 'Relire ma commande',
    },
    close: 'Fermer',
  },
} as const
