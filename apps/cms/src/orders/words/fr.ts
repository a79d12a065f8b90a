/** The words of an order on its page and in `/suivi`; the other languages are typed by this one. */
export const fr = {
  states: {
    en_attente: 'Commande reçue',
    confirmée: 'Commande confirmée, à payer à la livraison',
    payée: 'Commande payée',
    préparée: 'Commande prête',
    remise: 'Commande remise',
    annulée: 'Commande annulée',
    expirée: 'Commande expirée, faute de paiement',
    remboursée: 'Commande remboursée',
  },
  /** Of an order that is not paid at the door. */
  confirmed: 'Commande confirmée',
  /** With the step that ends an order. */
  sessionCancelled: (session: string) =>
    `La session ${session} est annulée\u00a0: il n’y a rien à payer. Si votre argent est déjà parti, nous vous le rendons.`,
  payments: {
    déclaré: 'Paiement déclaré, en cours de vérification',
    confirmé: 'Paiement reçu',
    refusé: 'Paiement non retrouvé',
    à_rapprocher: 'Paiement en cours de vérification',
    remboursement_dû: 'Remboursement à venir',
    remboursé: 'Remboursement fait',
  },
  pay: {
    especes_agence: (amount: string) =>
      `Payez ${amount} en espèces à notre agence, en donnant la référence de la commande.`,
    especes_livraison: (amount: string) =>
      `Nous vous appelons pour confirmer la livraison. Vous payez ${amount} en espèces au livreur.`,
    /** Once the delivery is agreed. */
    atTheDoor: (amount: string) =>
      `Vous payez ${amount} en espèces au livreur, qui vous appelle avant de venir.`,
    mobile_money: (amount: string) =>
      `Envoyez ${amount} par mobile money à l’un de nos comptes, puis donnez-nous le numéro de la transaction.`,
    virement: (amount: string) =>
      `Virez ${amount} sur le compte ci-dessous, avec la référence de la commande en objet.`,
    tooManyPrompts: (time: string) =>
      `Ce téléphone a reçu assez de demandes de paiement pour l’instant\u00a0: réessayez à partir de ${time} (heure de Ouagadougou), ou payez autrement.`,
    online: (amount: string) => `Payez ${amount} en ligne.`,
  },
  toDo: {
    declared: 'Nous vérifions votre paiement. Ne payez pas une deuxième fois.',
    office: 'Elle vous attend à notre agence.',
    delivery: 'Gardez votre téléphone près de vous\u00a0: le livreur vous appelle.',
    carried: (delivery: string, code: string) =>
      `Un livreur a votre commande (livraison ${delivery}). Donnez-lui le code ${code} quand il vous la remet, et à personne d’autre.`,
    carriedUnsaid: (delivery: string) =>
      `Un livreur a votre commande (livraison ${delivery}). Son code se lit sur l’appareil qui a commandé, dans nos lettres et dans votre espace\u00a0; sans lui, une signature suffit, ou appelez-nous.`,
    notHanded: (delivery: string) =>
      `Le livreur n’a pas pu vous remettre la commande (livraison ${delivery}). Nous vous appelons pour convenir d’une nouvelle tentative.`,
    cameBack: (delivery: string) =>
      `La livraison ${delivery} n’a pas abouti\u00a0: la commande est à notre agence. Nous vous appelons pour convenir de la suite.`,
    handed: (delivery: string) =>
      `Le livreur vous a remis la commande (livraison ${delivery}). Si vous l’avez payé, il n’y a rien à faire\u00a0: nous enregistrons l’argent quand il le rapporte.`,
    expired: 'Si vous avez payé, appelez-nous ou écrivez-nous avec votre numéro de transaction.',
    sessionCancelled:
      'Une session de cette commande est annulée\u00a0: ne payez rien pour l’instant. Sur la page de la commande, choisissez une autre session ou un remboursement.',
    sessionToChoose:
      'Une session de cette commande est annulée. Sur la page de la commande, choisissez une autre session ou un remboursement.',
    sessionOver:
      'La session est annulée\u00a0: il n’y a rien à payer. Si votre argent est déjà parti, nous vous le rendons.',
    purchaseOrder: (number: string) =>
      `Nous vérifions votre bon de commande ${number}, puis nous confirmons vos places\u00a0: rien n’est à payer avant.`,
    by: (day: string) => `Vous avez jusqu’au ${day}.`,
    moneyToDecide:
      'La place est annulée, peu de temps avant le début\u00a0: notre équipe vous répondra au sujet de ce que vous avez payé pour elle. Rien d’autre n’est à payer pour elle.',
    refundDue: 'Rien\u00a0: nous vous rendons votre argent.',
  },
  tariffs: {
    mensuel: 'Formule mensuelle',
    semestriel: 'Formule semestrielle',
    annuel: 'Formule annuelle',
    alertes_emploi: 'Alertes d’emploi, un mois',
    cv_professionnel: 'CV professionnel',
    lettre_motivation: 'Lettre de motivation',
    formation_entretien: 'Formation à l’entretien',
    tests_recrutement: 'Tests de recrutement',
    livraison_ouagadougou: 'Livraison à Ouagadougou (à partir de)',
    livraison_ailleurs: 'Livraison ailleurs (à partir de)',
  },
}

export type OrderWords = typeof fr
