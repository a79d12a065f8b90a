/** The words of a delivery for its visitor; the other languages are typed by this one. */
export const fr = {
  states: {
    demandée: 'Demande reçue',
    chiffrée: 'Prix fixé',
    affectée: 'Confiée à un livreur',
    enlevée: 'Colis enlevé',
    en_route: 'Colis en route',
    à_vérifier: 'Remise en cours de vérification',
    remise: 'Colis remis',
    échouée: 'Remise impossible',
    retentée: 'Nouvelle tentative',
    retournée: 'Colis retourné',
    annulée: 'Livraison annulée',
  },
  toDo: {
    asked: 'Rien pour l’instant\u00a0: nous vous appelons pour confirmer le prix.',
    priced: (price: string) => `Le prix est de ${price}. Nous choisissons un livreur.`,
    code: (code: string) =>
      `Donnez le code ${code} à la personne qui reçoit le colis\u00a0: le livreur le lui demande. Ne le dites à personne d’autre.`,
    codeElsewhere:
      'Le livreur demande un code à la remise\u00a0: il se lit sur l’appareil qui a envoyé la demande, dans nos lettres et dans votre espace. Sans lui, une signature suffit, ou appelez-nous.',
    again: (reference: string) => `Une nouvelle livraison la remplace\u00a0: suivez ${reference}.`,
    failed: 'Nous vous appelons pour convenir d’une nouvelle tentative.',
    checking: 'Rien\u00a0: nous vérifions la remise avec le livreur.',
    owed: (amount: string) => `Rien\u00a0: nous vous rendons ${amount}.`,
  },
  pay: {
    payers: { expediteur: 'L’expéditeur', destinataire: 'Le destinataire' },
    thePrice: 'le prix convenu',
    door: {
      expediteur: (amount: string) =>
        `L’expéditeur paie ${amount} en espèces au livreur, quand il prend le colis.`,
      destinataire: (amount: string) =>
        `Le destinataire paie ${amount} en espèces au livreur, à la remise du colis.`,
    },
    office: (who: string, amount: string, address: string) =>
      `${who} paie ${amount} en espèces à notre agence (${address}), avant le départ du colis, en donnant la référence.`,
    mobileLater: (who: string) =>
      `${who} paiera par mobile money, avant le départ du colis\u00a0: nous donnons le compte avec le prix.`,
    mobile: (who: string, amount: string) =>
      `${who} envoie ${amount} par mobile money à l’un de ces comptes, avant le départ du colis, puis nous donne le numéro de la transaction et la référence, par WhatsApp ou par téléphone\u00a0:`,
    account: (name: string, number: string, holder: string) =>
      `${name}\u00a0: ${number}, au nom de ${holder}`,
    byPhone: (who: string, amount: string) =>
      `${who} paie ${amount} avant le départ du colis\u00a0: nous disons par téléphone sur quel compte.`,
  },
  letters: {
    received: {
      subject: 'Nous avons reçu votre demande de livraison',
      text: 'Votre demande est bien arrivée. Nous vous appelons pour confirmer le prix et le jour.',
    },
    chiffrée: {
      subject: 'Le prix de votre livraison',
      text: 'Voici le prix de votre livraison. Il ne vous convient pas\u00a0? Répondez à cette lettre avant le départ.',
    },
    affectée: {
      subject: 'Votre livraison est confiée à un livreur',
      text: 'Un livreur s’en charge. Donnez ce code à la personne qui reçoit le colis\u00a0: le livreur le lui demande à la remise. Ne le dites à personne d’autre.',
    },
    remise: { subject: 'Votre colis est remis', text: 'Le colis est arrivé à destination.' },
    échouée: {
      subject: 'Votre colis n’a pas pu être remis',
      text: 'Le livreur n’a pas pu remettre le colis. Nous vous appelons pour convenir d’une nouvelle tentative.',
    },
    retournée: {
      subject: 'Votre colis nous est revenu',
      text: 'Le colis est de retour. Répondez à cette lettre pour dire ce que nous devons en faire.',
    },
    annulée: {
      subject: 'Votre livraison est annulée',
      text: 'Personne ne viendra chercher ce colis.',
    },
  },
  reasons: {
    injoignable: 'Le destinataire n’a pas répondu.',
    absent: 'Personne n’était sur place.',
    refuse: 'Le colis a été refusé.',
    adresse: 'L’adresse n’a pas été trouvée.',
    autre: 'Un imprévu a empêché la remise.',
  },
  reference: 'Référence',
  estimate: 'Estimation',
  price: 'Prix',
  parcel: 'Colis',
  to: 'Arrivée',
  code: 'Code à donner',
  why: 'Vous recevez cette lettre parce que cette adresse figure sur une livraison. Ce n’est pas vous\u00a0? Répondez-y pour nous le dire.',
  follow: 'Suivre ma livraison',
  ofOrder: (reference: string) => `Commande ${reference}`,
}

export type DeliveryWords = typeof fr
