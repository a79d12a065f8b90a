/** The texts of the letters about an order; the other languages have this type. */
export const fr = {
  acknowledged: {
    subject: 'Nous avons reçu votre commande',
    text: 'Votre commande est enregistrée. Voici ce que vous avez commandé.',
  },
  confirmed: {
    subject: 'Votre commande est confirmée',
    text: 'Nous la préparons et vous la livrons. Vous payez en espèces à la livraison.',
  },
  seatsKept: {
    subject: 'Vos places sont gardées',
    text: 'Votre commande est confirmée, vos places sont à vous. Il reste à payer le montant ci-dessous.',
  },
  paid: {
    subject: 'Nous avons reçu votre paiement',
    text: 'Merci ! Votre paiement est arrivé, votre commande est payée.',
  },
  declared: {
    subject: 'Nous vérifions votre paiement',
    text: 'Vous nous avez dit avoir payé. Une personne de l’équipe le vérifie, puis vous écrit. D’ici là, ne payez pas une deuxième fois.',
  },
  refused: {
    subject: 'Nous n’avons pas retrouvé votre paiement',
    text: 'Le paiement indiqué n’a pas pu être confirmé. Si votre compte a été débité, répondez à cette lettre avec le message de votre opérateur : rien n’est perdu.',
  },
  reminder: {
    subject: 'Votre commande attend son paiement',
    text: 'Nous la gardons encore un peu pour vous. Si vous venez de payer, indiquez votre numéro de transaction sur la page de la commande.',
  },
  ready: {
    subject: 'Votre commande est prête',
    office: (address: string) => `Elle vous attend à notre bureau : ${address}.`,
    delivery:
      'Nous vous l’apportons. Gardez votre téléphone près de vous : le livreur vous appelle.',
  },
  cancelled: {
    subject: 'Votre commande est annulée',
    text: 'Elle ne sera pas préparée. Ne la payez plus.',
  },
  expired: {
    subject: 'Votre commande a expiré',
    text: 'Son paiement n’est pas arrivé à temps, nous ne la gardons plus. Si vous avez payé entre-temps, répondez à cette lettre avec votre numéro de transaction : rien n’est perdu.',
  },
  refundDue: {
    subject: 'Nous allons vous rembourser',
    text: 'Nous vous devons de l’argent. Nous vous remboursons par le moyen que vous avez utilisé, et vous écrivons dès que c’est fait.',
  },
  refunded: {
    subject: 'Vous êtes remboursé',
    text: 'Le remboursement est parti par le moyen que vous avez utilisé.',
  },
  planEnding: {
    subject: 'Votre formule prend bientôt fin',
    text: 'Elle s’arrête d’elle-même : rien ne sera prélevé. Pour continuer, commandez-la de nouveau.',
  },
  balanceDue: {
    subject: 'Le reste de votre inscription est à payer',
    text: 'Votre acompte garde vos places. Pour qu’elles le restent, payez le reste au plus tard ce jour-là, depuis la page de votre commande.',
    byPurchaseOrder: (number: string) =>
      `Ce que vous avez commandé par le bon de commande ${number} est à payer au plus tard ce jour-là, depuis la page de votre commande.`,
  },
  /** Of a paid review. */
  sendPaper:
    'Envoyez-nous le document à relire depuis la page de votre commande\u00a0: nous commençons dès que nous l’avons.',
  total: 'Total',
  delivery: 'Livraison',
  order: 'Commande',
  keptUntil: 'Gardée jusqu’au',
  dueOn: 'À payer au plus tard le',
  endsOn: 'Prend fin le',
  rest: 'Reste à payer',
  amount: 'Montant',
  receipt: 'Reçu',
  open: 'Ouvrir ma commande',
  openForReceipt: 'Ouvrir ma commande et mon reçu',
  terms: 'Conditions générales',
  why: 'Vous recevez cette lettre parce que cette adresse figure sur une commande. Ce n’est pas vous ? Répondez-y pour nous le dire.',
}

export type OrderMailWords = typeof fr
