import { serviceNames } from '@sira/contract/serviceNames'
/** Labels that the quote and contact forms share (product 2.12, 3). */
export const forms = {
  form: {
    name: 'Nom et prénoms',
    email: 'Adresse e-mail',
    dialCode: 'Indicatif',
    chooseDialCode: 'Choisissez un indicatif',
    phone: 'Téléphone',
    phoneExample: 'Exemple\u00a0:',
    phoneElsewhere:
      'Un devis se demande avec un numéro du Burkina\u00a0Faso\u00a0: laissez +226 et donnez un numéro de 8\u00a0chiffres. Le vôtre est d’un autre pays\u00a0?',
    phoneElsewhereLink: 'Écrivez-nous par la page Contact, qui les accepte tous.',
    service: 'Service',
    chooseService: 'Choisissez un service',
    message: 'Message',
    required: 'Tous les champs sont obligatoires.',
    send: 'Envoyer',
    privacy: 'Vos réponses ne servent qu’à vous répondre.',
    privacyLink: 'Comment nous les protégeons',
    /** Shown while the form waits for a connection: the page tries again. */
    unsent: 'En attente de la connexion. Rien n’est perdu, gardez cette page ouverte.',
    after: {
      title: 'Et maintenant\u00a0?',
      /** An address is not asked by every form. */
      letter:
        'Si vous avez donné une adresse e-mail, un accusé de réception y part\u00a0: gardez-le.',
      steps: [
        'Un conseiller vous répond sous un jour ouvré, par téléphone ou par e-mail.',
        'Sans nouvelles de nous, appelez-nous\u00a0: le numéro est sur cette page.',
      ],
      check: 'Vérifiez ce que vous avez envoyé',
    },
  },
  /** By the French name, which is sent (product 5). */
  serviceNames: serviceNames.fr,
} as const
