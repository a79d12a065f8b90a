/** The page of the quote form (spec 2.12). */
export const quote = {
  quote: {
    title: 'Demander un devis',
    heading: 'Demander un devis pour des Services personnalisés',
    description:
      'Décrivez votre besoin de formation, de conseil, d’emploi, de livraison ou de service digital\u00a0: vous recevez un devis détaillé en FCFA.',
    aside: [
      {
        title: 'Gratuit et sans engagement',
        text: 'Le devis ne vous engage à rien, et nous ne vous relançons qu’une fois.',
      },
      {
        title: 'Réponse sous un jour ouvré',
        text: 'Un conseiller vous rappelle au numéro indiqué pour préciser votre besoin.',
      },
      {
        title: 'Un prix ferme',
        text: 'Le montant est détaillé ligne par ligne, en FCFA, et valable trente jours.',
      },
    ],
    send: 'Envoyer la demande',
    about: (subject: string) => `Bonjour, ma demande concerne\u00a0: ${subject}.`,
    quantity: (count: number) => `Quantité\u00a0: ${count}.`,
    preferPhone: 'Vous préférez parler\u00a0?',
  },
} as const
