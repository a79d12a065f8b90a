/** Applying as a courier (product 2.15). */
export const becomeCourier = {
  becomeCourier: {
    delivery: 'Livraison',
    title: 'Devenir livreur',
    description:
      'Devenez livreur chez Sira\u00a0: un engin, une pièce d’identité, un permis s’il en faut un. Postuler est gratuit.',
    lead: 'Il vous faut un engin en état, un téléphone et une pièce d’identité\u00a0; un permis pour une moto, un tricycle ou une voiture. Postuler est gratuit.',
    town: 'Ville où vous livrez',
    vehicle: 'Votre engin',
    chooseVehicle: 'Choisissez votre engin',
    vehicles: { velo: 'Vélo', moto: 'Moto', tricycle: 'Tricycle', voiture: 'Voiture' },
    piece: 'Pièce d’identité',
    pieceHint:
      'CNIB ou passeport\u00a0: une photo nette ou un PDF, 10\u00a0Mo au plus. Seule notre équipe la voit.',
    licence: 'Permis de conduire',
    licenceHint:
      'Pour une moto, un tricycle ou une voiture\u00a0: une photo nette ou un PDF, 10\u00a0Mo au plus.',
    submit: 'Envoyer ma candidature',
    sent: 'Nous avons reçu votre candidature.',
    steps: [
      'Notez cette référence\u00a0: avec votre numéro, elle montre où en est votre candidature.',
      'Nous examinons vos pièces, puis nous vous appelons pour un entretien.',
      'Une fois accepté, vous recevez à l’agence le lien de votre page de livreur.',
    ],
    problems: {
      nom: 'Veuillez saisir votre nom.',
      phone: 'Numéro de téléphone invalide. Vérifiez le numéro et l’indicatif.',
      indicatif: 'Veuillez sélectionner un indicatif.',
      ville: 'Veuillez saisir votre ville.',
      engin: 'Veuillez choisir votre engin.',
      piece: 'Choisissez une photo ou un PDF de votre pièce d’identité.',
      permis: 'Choisissez une photo ou un PDF de votre permis\u00a0: cet engin en demande un.',
    },
    again: 'Cette candidature a déjà été envoyée. Suivez-la avec sa référence.',
    refused: 'Le formulaire n’a pas pu être lu. Vérifiez chaque champ, puis renvoyez-le.',
  },
} as const
