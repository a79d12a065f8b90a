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
    expired: 'Si vous avez payé, appelez-nous ou écrivez-nous avec votre numéro de transaction.',
    sessionCancelled:
      'Une session de cette commande est annulée\u00a0: ne payez rien pour l’instant. Sur la page de la commande, choisissez une autre session ou un remboursement.',
    sessionOver:
      'La session est annulée\u00a0: il n’y a rien à payer. Si votre argent est déjà parti, nous vous le rendons.',
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
