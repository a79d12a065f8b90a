/** The words that pages of every kind of dossier share. */
export const dossiers = {
  dossier: {
    steps: 'Ce qui s’est passé',
    cloth: {
      caption: 'Le pagne de ce dossier\u00a0: une bande de plus à chaque étape.',
      share: 'Partager ce pagne',
      shareHint: 'Une image sans nom ni référence.',
      failed: 'L’image n’a pas pu être dessinée. Vérifiez la connexion, puis touchez encore.',
    },
    toCalendar: 'Ajouter à mon agenda',
    toDo: 'À faire maintenant',
    gone: 'Ce dossier n’est plus là\u00a0: il a été effacé, ou son lien a changé.',
    total: (amount: string) => `Total\u00a0: ${amount}`,
    estimate: (amount: string) => `Prix estimé\u00a0: ${amount}`,
    details: 'Ce qui s’est passé',
    whatsapp: 'Écrire sur WhatsApp',
    wrongPair: 'Aucun dossier ne correspond à cette référence et à ce numéro de téléphone.',
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Trop d’essais depuis votre connexion. Réessayez dans une minute.'
        : `Trop d’essais depuis votre connexion. Réessayez dans ${minutes} minutes.`,
    away: 'Le suivi ne répond pas en ce moment. Votre dossier n’est pas perdu\u00a0: réessayez dans un instant.',
    /** Of a seat whose session was moved or cancelled. */
    choice: {
      cancelled:
        'Cette session est annulée. Choisissez une autre session, sans rien payer de plus, ou un remboursement. Si elle coûte moins, nous rendons la différence.',
      moved:
        'Cette session a changé. Vous n’avez rien à faire pour garder la place\u00a0; sinon, choisissez une autre session ou un remboursement. Si elle coûte moins, nous rendons la différence.',
      other: 'Une autre session',
      take: 'Prendre cette session',
      refund: 'Demander le remboursement',
      refundText:
        'La place est rendue, et ce qui a été payé pour elle revient à qui a payé. Cela ne se défait pas.',
      refundSure: 'Rendre la place',
      failed:
        'Cette session vient d’être prise, ou ne reçoit plus personne. Choisissez-en une autre, ou appelez-nous.',
      taken: 'C’est noté\u00a0: la place est dans la session que vous avez choisie.',
      refunded: 'C’est noté\u00a0: la place est rendue. Nous remboursons la personne qui a payé.',
    },
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
