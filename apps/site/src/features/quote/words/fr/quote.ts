/** For foreign numbers, which the form does not accept (product 5). */
const localNumber =
  'avec un numéro du Burkina\u00a0Faso\u00a0: laissez +226 et donnez un numéro de 8\u00a0chiffres. Le vôtre est d’un autre pays\u00a0?'

const requested = [
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
] as const

/** The page of the quote form (product 2.12). */
export const quote = {
  quote: {
    title: 'Demander un devis',
    heading: 'Demander un devis pour des Services personnalisés',
    description:
      'Décrivez votre besoin de formation, de conseil, d’emploi, de livraison ou de service digital\u00a0: vous recevez un devis détaillé en FCFA.',
    aside: requested,
    send: 'Envoyer la demande',
    about: (subject: string) => `Bonjour, ma demande concerne\u00a0: ${subject}.`,
    quantity: (count: number) => `Quantité\u00a0: ${count}.`,
    /** Texts of the page for a known purpose. */
    purposes: {
      application: {
        heading: (title: string) => `Postuler\u00a0: ${title}`,
        send: 'Envoyer ma candidature',
        elsewhere: `Une candidature se dépose ici ${localNumber}`,
        aside: [
          {
            title: 'Postuler est gratuit',
            text: 'Nous ne demandons jamais d’argent pour transmettre une candidature.',
          },
          {
            title: 'Votre CV vient ensuite',
            text: 'Nous vous écrivons sous un jour ouvré pour le recevoir avec votre lettre, puis nous les transmettons à l’employeur.',
          },
          {
            title: 'Présentez-vous en trois phrases',
            text: 'Dites dans le message ce que vous savez faire, où vous l’avez fait et quand vous êtes disponible.',
          },
        ],
      },
      cv: {
        heading: (title: string) => `Un CV pro pour\u00a0: ${title}`,
        send: 'Demander mon CV pro',
        elsewhere: `Un CV se demande ici ${localNumber}`,
        aside: [
          {
            title: 'Un service payant, annoncé d’avance',
            text: 'Vous recevez le prix avant tout travail. Postuler sans notre aide reste gratuit.',
          },
          {
            title: 'Réponse sous un jour ouvré',
            text: 'Un conseiller vous rappelle pour parler de votre parcours et de cette offre.',
          },
          {
            title: 'Avant la date limite',
            text: 'Dites-nous dans le message si vous avez déjà un CV, même ancien\u00a0: nous en partons.',
          },
        ],
      },
      training: {
        heading: (title: string) => `S’inscrire\u00a0: ${title}`,
        send: 'Demander mon inscription',
        elsewhere: `On s’inscrit ici ${localNumber}`,
        aside: [
          {
            title: 'Rien à payer maintenant',
            text: 'Nous confirmons d’abord avec vous la place et la date, et le prix si la formation est payante.',
          },
          {
            title: 'Réponse sous un jour ouvré',
            text: 'Un conseiller vous rappelle au numéro indiqué.',
          },
          {
            title: 'À plusieurs\u00a0?',
            text: 'Dites combien vous êtes\u00a0: le devis tient compte du groupe.',
          },
        ],
      },
      /** For a training whose session has begun or ended. */
      nextDate: {
        heading: (title: string) => `Demander la prochaine date\u00a0: ${title}`,
        send: 'Demander la prochaine date',
        aside: [
          {
            title: 'Cette session a déjà commencé',
            text: 'On ne peut plus s’y inscrire. Laissez-nous votre numéro pour la suivante.',
          },
          {
            title: 'Réponse sous un jour ouvré',
            text: 'Un conseiller vous rappelle au numéro indiqué.',
          },
          {
            title: 'À plusieurs\u00a0?',
            text: 'Dites combien vous êtes\u00a0: le devis tient compte du groupe.',
          },
        ],
      },
      book: {
        heading: (title: string) => `Commander\u00a0: ${title}`,
        send: 'Envoyer ma commande',
        elsewhere: `On commande ici ${localNumber}`,
        aside: [
          {
            title: 'Rien à payer maintenant',
            text: 'Nous confirmons d’abord le prix total, livraison comprise.',
          },
          {
            title: 'Réponse sous un jour ouvré',
            text: 'Un conseiller vous rappelle au numéro indiqué.',
          },
          {
            title: 'Livré ou retiré',
            text: 'Dites dans le message où vous êtes, et si vous préférez venir chercher le livre.',
          },
        ],
      },
      service: {
        heading: (title: string) => `Demander un devis\u00a0: ${title}`,
        send: 'Envoyer la demande',
        aside: requested,
      },
    },
    preferPhone: 'Vous préférez parler\u00a0?',
  },
} as const
