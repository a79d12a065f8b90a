/** The texts of the waiting list of a session, and of its offers. */
export const waiting = {
  waiting: {
    title: 'Liste d’attente',
    description: 'Attendre une place dans une session complète, et répondre quand elle se libère.',
    intro:
      'Cette session est complète. Rien n’est à payer\u00a0: nous vous prévenons dès qu’une place se libère, et vous pouvez quitter la liste à tout moment.',
    places: 'Places souhaitées',
    email: 'Adresse e-mail (facultatif)',
    reference: 'Référence',
    referenceHint: 'Avec ou sans tirets, en minuscules ou en majuscules.',
    emailHint: 'Nous écrivons aussitôt qu’une place se libère\u00a0; sinon, nous vous appelons.',
    join: 'M’inscrire sur la liste d’attente',
    joined: 'Vous êtes sur la liste d’attente.',
    joinedAt: (rank: number) => `Vous êtes sur la liste d’attente, au rang ${rank}.`,
    keep: 'Notez cette référence\u00a0: avec votre numéro de téléphone, elle montre où vous en êtes.',
    follow: 'Voir ou quitter la liste',
    closed: 'Cette session ne prend plus personne, ou n’existe plus.',
    toTrainings: 'Voir les formations',
    notWaiting:
      'Il reste assez de places pour vous\u00a0: inscrivez-vous directement. Ou une attente est déjà ouverte à ce nom et à ce numéro\u00a0: suivez-la avec sa référence.',
    tooManySeats: 'La session n’a pas autant de places.',
    away: 'Rien n’a pu être enregistré. Réessayez dans un instant\u00a0: votre demande ne partira qu’une fois.',
    missing: {
      places: (most: number) => `Veuillez choisir de 1 à ${most} places.`,
      pair: 'Veuillez saisir la référence et le numéro de téléphone.',
    },
    replyTitle: 'Votre place sur la liste',
    replyIntro: 'La référence est dans notre lettre. Rien n’est répondu avant un bouton.',
    show: 'Voir où j’en suis',
    tooLate: 'Cette offre n’est plus ouverte. Voici où vous en êtes.',
    price: (amount: string) =>
      `À payer\u00a0: ${amount}. La commande tient la place le temps du paiement.`,
    takeByDeposit: (amount: string) => `La prendre avec un acompte de ${amount}`,
    splitText: (places: number) =>
      `Vous attendez ${places} places ensemble. Si vous acceptez d’en avoir une partie d’abord, le reste garde votre rang.`,
    splitFirst: 'Places à avoir d’abord',
    split: 'Partager ma demande',
    replies: {
      prendre: 'Prendre la place',
      decliner: 'La laisser à une autre personne',
      quitter: 'Quitter la liste d’attente',
    },
  },
} as const
