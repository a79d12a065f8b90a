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
    atTheDoor: (amount) => `You pay ${amount} in cash to the courier, who calls before coming.`,
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
    carried: (delivery, code) =>
      `A courier has your order (delivery ${delivery}). Tell the courier the code ${code} when you receive it, and nobody else.`,
    carriedUnsaid: (delivery) =>
      `A courier has your order (delivery ${delivery}). Its code is on the device that ordered, in our letters and in your space; without it a signature is enough, or call us.`,
    notHanded: (delivery) =>
      `The courier could not hand the order over to you (delivery ${delivery}). We will call you to agree on another attempt.`,
    cameBack: (delivery) =>
      `Delivery ${delivery} did not succeed: the order is at our office. We will call you to agree on what comes next.`,
    handed: (delivery) =>
      `The courier has handed the order over to you (delivery ${delivery}). If you paid the courier, there is nothing to do: we record the money when it is brought to us.`,
    expired: 'If you have paid, call us or write to us with your transaction number.',
    sessionCancelled:
      'A session of this order is cancelled: pay nothing for now. On the page of the order, choose another session or your money back.',
    sessionToChoose:
      'A session of this order is cancelled. On the page of the order, choose another session or your money back.',
    sessionOver:
      'The session is cancelled: there is nothing to pay. If your money has already left, we give it back.',
    purchaseOrder: (number) =>
      `We check your purchase order ${number}, then confirm your seats: nothing is to be paid before.`,
    by: (day) => `You have until ${day}.`,
    moneyToDecide:
      'The seat is cancelled, shortly before the start: our team will answer you about what you paid for it. Nothing else is to be paid for it.',
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
