import type { OrderWords } from './fr.ts'

export const en: OrderWords = {
  states: {
    en_attente: 'Order received',
    confirmée: 'Order confirmed, to be paid on delivery',
    payée: 'Order paid',
    préparée: 'Order ready',
    remise: 'Order handed over',
    annulée: 'Order cancelled',
    expirée: 'Order expired, as no payment came',
    remboursée: 'Order refunded',
  },
  confirmed: 'Order confirmed',
  /** With the step that ends an order. */
  sessionCancelled: (session) =>
    `The session ${session} is cancelled: there is nothing to pay. If your money has already left, we give it back.`,
  payments: {
    déclaré: 'Payment reported, being checked',
    confirmé: 'Payment received',
    refusé: 'Payment not found',
    à_rapprocher: 'Payment being checked',
    remboursement_dû: 'Refund to come',
    remboursé: 'Refund made',
  },
  pay: {
    especes_agence: (amount) => `Pay ${amount} in cash at our office, giving the order reference.`,
    especes_livraison: (amount) =>
      `We will call you to confirm the delivery. You pay ${amount} in cash to the courier.`,
    mobile_money: (amount) =>
      `Send ${amount} by mobile money to one of our accounts, then give us the transaction number.`,
    virement: (amount) =>
      `Transfer ${amount} to the account below, with the order reference as the subject.`,
    tooManyPrompts: (time: string) =>
      `This phone has had enough requests to pay for now: try again from ${time} (Ouagadougou time), or pay in another way.`,
    online: (amount) => `Pay ${amount} online.`,
  },
  toDo: {
    declared: 'We are checking your payment. Do not pay a second time.',
    office: 'It is waiting for you at our office.',
    delivery: 'Keep your phone near you: the courier will call.',
    expired: 'If you have paid, call us or write to us with your transaction number.',
    sessionCancelled:
      'A session of this order is cancelled: pay nothing for now. On the page of the order, choose another session or your money back.',
    sessionOver:
      'The session is cancelled: there is nothing to pay. If your money has already left, we give it back.',
    refundDue: 'Nothing: we are giving your money back.',
  },
  tariffs: {
    mensuel: 'Monthly plan',
    semestriel: 'Half-yearly plan',
    annuel: 'Yearly plan',
    alertes_emploi: 'Job alerts, one month',
    cv_professionnel: 'Professional CV',
    lettre_motivation: 'Cover letter',
    formation_entretien: 'Interview training',
    tests_recrutement: 'Recruitment tests',
    livraison_ouagadougou: 'Delivery in Ouagadougou (from)',
    livraison_ailleurs: 'Delivery elsewhere (from)',
  },
}
