import { writtenMoment } from '../../papers/writtenValues.ts'

/** What somebody reads of a seat, or of the list of those who wait; the others are typed by this one. */
export const fr = {
  states: {
    retenue: 'Place retenue',
    confirmée: 'Place confirmée',
    attestée: 'Attestation délivrée',
    annulée: 'Inscription annulée',
    expirée: 'Inscription expirée, faute de paiement',
  },
  held: (until: string) =>
    `La place est retenue jusqu’au ${writtenMoment(until, 'fr')}, le temps du paiement.`,
  waiting: {
    en_attente: 'Inscrit sur la liste d’attente',
    offerte: 'Une place vous est offerte',
    prise: 'Place prise',
    déclinée: 'Offre déclinée',
    expirée: 'Offre expirée',
    retirée: 'Liste d’attente quittée',
    sans_suite: 'Plus de place pour cette session',
  },
  rank: (rank: number) =>
    `Vous êtes au rang ${rank}. Nous vous écrivons ou vous appelons dès qu’une place se libère.`,
  offer: (until: string) =>
    `Répondez avant le ${writtenMoment(until, 'fr')}\u00a0: ensuite, la place va à une autre personne.`,
  letters: {
    seatConfirmed: {
      subject: 'Votre place est confirmée',
      text: 'Vous êtes inscrit à cette session. Gardez cette référence\u00a0: elle montre où en est votre inscription.',
      button: 'Suivre mon inscription',
    },
    seatCancelled: {
      subject: 'Une inscription est annulée',
      text: 'Cette place n’est plus retenue. Si ce n’est pas voulu, répondez à cette lettre.',
      button: 'Suivre cette inscription',
    },
    seatAttested: {
      subject: 'Votre attestation est prête',
      text: 'L’attestation de cette formation est délivrée. Avec la référence et le numéro de téléphone, elle se télécharge depuis la page de suivi\u00a0; celles d’une commande, depuis sa page.',
      button: 'Télécharger l’attestation',
    },
    offered: {
      subject: 'Une place vous attend',
      text: 'Une place s’est libérée pour la session que vous attendez. Elle est gardée pour vous jusqu’à l’heure ci-dessous\u00a0: prenez-la ou laissez-la à une autre personne.',
      button: 'Répondre à l’offre',
    },
    offerEnded: {
      subject: 'L’offre a expiré',
      text: 'Vous n’avez pas répondu à temps, la place va à une autre personne. Vous pouvez vous inscrire de nouveau sur la liste d’attente.',
      button: 'Voir où en est ma demande',
    },
    reference: 'Référence',
    session: 'Session',
    seats: 'Places',
    until: 'Gardée jusqu’au',
    why: 'Vous recevez cette lettre parce que cette adresse figure sur une inscription à une formation. Ce n’est pas vous\u00a0? Répondez-y pour nous le dire.',
  },
}

export type EnrolmentWords = typeof fr
