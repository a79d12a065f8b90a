/** The page that asks for a delivery. */
export const deliveryRequest = {
  deliveryRequest: {
    title: 'Demander une livraison',
    description:
      'Dites d’où part votre colis, où il va et qui paie\u00a0: le prix estimé vient avec la demande.',
    lead: 'Nous vous appelons pour confirmer le prix avant le départ. Rien à payer maintenant.',
    fees: (here: string, elsewhere: string) =>
      `À partir de ${here} à Ouagadougou, de ${elsewhere} ailleurs au Burkina\u00a0Faso.`,
    you: 'Vous',
    optionalEmail: 'Adresse e-mail (facultatif)',
    phoneElsewhere: 'Votre pays n’est pas dans la liste\u00a0?',
    sides: {
      depart: {
        legend: 'Départ',
        ville: 'Ville de départ',
        quartier: 'Quartier de départ',
        repere: 'Repère au départ',
        contact: 'Qui remet le colis',
        phone: 'Téléphone au départ',
      },
      arrivee: {
        legend: 'Arrivée',
        ville: 'Ville d’arrivée',
        quartier: 'Quartier d’arrivée',
        repere: 'Repère à l’arrivée',
        contact: 'Qui reçoit le colis',
        phone: 'Téléphone à l’arrivée',
      },
    },
    parcelLegend: 'Colis et paiement',
    parcel: 'Que transportons-nous\u00a0?',
    wish: 'Quand, ou comment\u00a0? (facultatif)',
    mode: 'Mode de paiement',
    modes: {
      especes_livraison: 'Espèces, au livreur',
      mobile_money: 'Mobile money, avant le départ du colis',
    },
    chooseMode: 'Choisissez comment payer',
    payer: 'Qui paie',
    choosePayer: 'Choisissez qui paie',
    payers: { expediteur: 'L’expéditeur', destinataire: 'Le destinataire' },
    send: 'Demander la livraison',
    steps: [
      'Nous vous appelons pour confirmer le prix et le jour\u00a0: rien à payer avant.',
      'En espèces\u00a0: l’expéditeur paie le livreur quand il prend le colis, ou le destinataire quand il le reçoit.',
      'Par mobile money\u00a0: avant le départ du colis. La page de suivi et notre lettre donnent le compte avec le prix.',
      'Sans nouvelles de nous, appelez-nous\u00a0: le numéro est sur cette page.',
    ],
  },
} as const
