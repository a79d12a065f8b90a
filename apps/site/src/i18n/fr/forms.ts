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
    /** Sent before there was a line: the page tries again. */
    unsent: 'En attente de la connexion. Rien n’est perdu, gardez cette page ouverte.',
    after: {
      title: 'Et maintenant\u00a0?',
      /** Where a reference is known: who gives one sends it by a letter too. */
      letter: 'Un accusé de réception part à votre adresse e-mail\u00a0: gardez-le.',
      steps: [
        'Un conseiller vous répond sous un jour ouvré, par téléphone ou par e-mail.',
        'Sans nouvelles de nous, appelez-nous\u00a0: le numéro est sur cette page.',
      ],
      check: 'Vérifiez ce que vous avez envoyé',
    },
  },
  /** By the name under which they are sent, which is the French one (product 5). */
  serviceNames: serviceNames.fr,
} as const
