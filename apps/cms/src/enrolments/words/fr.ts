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
  over: 'La session est annulée. Ce qui a été payé n’est pas perdu\u00a0: choisissez ci-dessous une autre session ou un remboursement.',
  moneyToDecide: 'Notre équipe vous répondra au sujet de ce qui a été payé pour cette place.',
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
  /** Of a party that takes fewer seats first: so many wait elsewhere. */
  split: (count: number, reference: string) =>
    `Demande partagée\u00a0: ${count === 1 ? '1 place attend' : `${count} places attendent`} au même rang sous la référence ${reference}.`,
  offer: (until: string) =>
    `Répondez avant le ${writtenMoment(until, 'fr')}\u00a0: ensuite, la place va à une autre personne.`,
  /** Why a mark of presence was not taken. */
  refused: {
    key: 'La clé d’un pointage nomme sa personne et sa demi-journée.',
    stranger: (reference: string) => `L’inscription ${reference} n’est pas de cette session.`,
    otherDay: 'Cette session n’a pas lieu ce jour-là.',
    early: 'Cette demi-journée est encore à venir.',
  },
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
    attestation: (session: string, page: string) =>
      `Bonjour, votre attestation pour la formation ${session} est corrigée ou retirée. Voyez où elle en est ici\u00a0: ${page}`,
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
    certificateReplaced: {
      subject: 'Votre attestation est corrigée',
      text: 'Une nouvelle attestation remplace celle que vous avez\u00a0: qui vérifie l’ancienne lit qu’elle est remplacée. La nouvelle se télécharge depuis la page de suivi, avec la référence et le numéro de téléphone.',
      button: 'Télécharger l’attestation',
    },
    certificateWithdrawn: {
      subject: 'Votre attestation est retirée',
      text: 'Cette attestation n’est plus valable, et qui la vérifie le lit. Si vous pensez que c’est une erreur, répondez à cette lettre.',
      button: 'Suivre mon inscription',
    },
    sessionMoved: {
      subject: 'Votre session change',
      text: 'Notez la nouvelle date ou le nouveau lieu\u00a0: votre place y reste la vôtre. Le fichier joint corrige votre agenda. Si le nouveau jour ou le nouveau lieu ne vous convient pas, la page de la commande et celle de la place proposent une autre session ou un remboursement\u00a0; ou répondez à cette lettre.',
      button: 'Voir où en est ma place',
    },
    seatMoved: {
      subject: 'Une place change de session',
      text: 'Cette place est maintenant dans la session ci-dessous. Le fichier joint corrige votre agenda. Si cela ne vous convient pas, répondez à cette lettre.',
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
    fromStaff: {
      subject: 'Au sujet de votre formation',
      text: 'Pour nous écrire, répondez à cette lettre.',
      button: 'Voir où en est ma place',
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
    participant: 'Participant',
    session: 'Session',
    seats: 'Places',
    until: 'Gardée jusqu’au',
    why: 'Vous recevez cette lettre parce que cette adresse figure sur une inscription à une formation. Ce n’est pas vous\u00a0? Répondez-y pour nous le dire.',
  },
}

export type EnrolmentWords = typeof fr
