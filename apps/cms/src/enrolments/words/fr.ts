import { writtenMoment } from '../../papers/writtenValues.ts'

/** The words of a seat and of the waiting list; the other languages are typed by this one. */
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
  over: 'La session est annulée. Ce qui a été payé n’est pas perdu\u00a0: sur la page de la commande, choisissez une autre session ou un remboursement.',
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
  /** Of a session that is moved or cancelled. */
  news: {
    when: 'Date',
    end: 'Fin',
    place: 'Lieu',
    landmark: 'Repère',
    mode: 'Mode',
    modes: { presentiel: 'Présentiel', virtuel: 'Classe virtuelle', elearning: 'E-learning' },
    was: (now: string, before: string) => `${now} (avant\u00a0: ${before})`,
    moved: (session: string, facts: string, reference: string) =>
      `Bonjour, votre session ${session} change. ${facts}. Votre place reste la vôtre (référence ${reference}).`,
    cancelled: (session: string, reference: string) =>
      `Bonjour, la session ${session} est annulée. Dites-nous si vous voulez une autre session ou un remboursement (référence ${reference}).`,
    convocation: (session: string, facts: string, page: string) =>
      `Bonjour, vous êtes attendu à la formation ${session}. ${facts}. Votre convocation se télécharge ici\u00a0: ${page}`,
    rappel: (session: string, facts: string, page: string) =>
      `Bonjour, votre formation ${session} commence bientôt. ${facts}. Votre convocation est ici\u00a0: ${page}`,
  },
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
      text: 'L’attestation de cette formation est délivrée. Avec la référence et le numéro de téléphone, elle se télécharge depuis la page de suivi\u00a0; celles d’une commande, depuis sa page. Sur ces pages, dites-nous aussi en une minute comment vous avez trouvé la formation.',
      button: 'Télécharger l’attestation',
    },
    sessionMoved: {
      subject: 'Votre session change',
      text: 'Notez la nouvelle date ou le nouveau lieu\u00a0: votre place y reste la vôtre. Le fichier joint corrige votre agenda. Si cela ne vous convient pas, répondez à cette lettre.',
      button: 'Voir où en est ma place',
    },
    sessionCancelled: {
      subject: 'Votre session est annulée',
      text: 'Cette session n’a pas lieu. Ce que vous avez payé n’est pas perdu\u00a0: choisissez une autre session ou un remboursement sur la page de la commande, ou répondez à cette lettre. Le fichier joint la retire de votre agenda.',
      button: 'Voir où en est ma place',
    },
    convoked: {
      subject: 'Votre convocation',
      text: 'La session a lieu. La convocation est jointe\u00a0: elle dit où venir, quand, et comment trouver. Un fichier pour votre agenda l’accompagne.',
      button: 'Suivre mon inscription',
    },
    startsSoon: {
      subject: 'Votre formation commence bientôt',
      text: 'Nous vous attendons dans deux jours au plus. La convocation est jointe\u00a0: elle dit où venir, quand, et comment trouver.',
      button: 'Suivre mon inscription',
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
