/** The texts of the letters to visitors; the other languages have this type. */
export const fr = {
  lang: 'fr' as 'fr' | 'en' | 'ar',
  hello: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  reference: 'Référence',
  service: 'Service',
  automatic: 'Cet accusé de réception est automatique. Pour compléter votre demande, répondez-y.',
  notYours: 'Vous n’avez rien demandé ? Quelqu’un a pu se tromper d’adresse : ignorez ce message.',
  confirm: {
    subject: 'Confirmez votre abonnement à la lettre',
    text: 'Vous avez demandé à recevoir notre lettre. Confirmez-le d’un geste : sans cela, nous n’enverrons rien.',
    button: 'Confirmer mon abonnement',
    ignore: 'Si vous n’avez rien demandé, ignorez ce message : vous ne recevrez rien d’autre.',
  },
  welcome: {
    subject: 'Vous recevez désormais notre lettre',
    text: (day: string) =>
      `Le ${day}, vous avez accepté de recevoir notre lettre. Votre adresse est désormais parmi celles de nos abonnés.`,
    source: 'Où vous l’avez dit',
    leave:
      'Ce n’était pas vous, ou vous avez changé d’avis ? Le lien au bas de cette lettre vous désabonne d’un geste : nous n’écrirons plus.',
  },
  erasure: {
    subject: 'Ces dossiers seront bientôt effacés',
    text: (day: string) =>
      `À partir du ${day}, nous effacerons ces dossiers : nous ne les gardons pas plus longtemps.`,
    proofs:
      'Avec eux disparaissent leur suivi, nos messages et leurs documents (reçus, devis, attestations) : ensuite, plus rien chez nous ne les prouvera.',
    keep: 'Enregistrez ce dont vous avez besoin avant cette date, ou répondez à cette lettre.',
    button: 'Voir mes dossiers',
  },
  spaceCode: {
    subject: 'Votre code pour ouvrir votre espace',
    text: 'Saisissez ce code sur la page de votre espace. Il sert une fois, pendant dix minutes. Ne le donnez à personne\u00a0: nous ne le demandons jamais.',
    label: 'Code',
  },
  alert: {
    confirm: {
      subject: 'Confirmez votre alerte emploi',
      text: 'Vous avez demandé à recevoir de nouvelles offres d’emploi par e-mail. Confirmez-le d’un geste\u00a0: sans cela, nous n’enverrons rien.',
      button: 'Confirmer mon alerte',
      ignore:
        'Si vous n’avez rien demandé, ignorez ce message\u00a0: vous ne recevrez rien d’autre.',
    },
    subject: (count: number) =>
      count > 1 ? `${count} nouvelles offres pour vous` : 'Une nouvelle offre pour vous',
    until: (day: string) => `jusqu’au ${day}`,
    search: 'Voir cette recherche ou changer ses filtres',
    why: 'Vous recevez cette lettre parce que vous avez demandé cette alerte. Postuler est gratuit.',
    stop: 'Arrêter cette alerte',
  },
  estimate: {
    subject: (number: string) => `Votre devis ${number}`,
    heading: 'Votre devis',
    text: 'Vous trouverez notre devis en pièce jointe. Pour l’accepter ou poser une question, répondez à cette lettre.',
    number: 'Numéro',
    total: 'Total',
    validUntil: 'Valable jusqu’au',
    replaces: 'Remplace',
    withdrawn: {
      subject: (number: string) => `Votre devis ${number} est retiré`,
      heading: 'Devis retiré',
      text: (number: string) =>
        `Nous avons retiré le devis ${number}\u00a0: ses prix ne valent plus et il ne peut plus être accepté. Pour un autre devis, répondez à cette lettre.`,
    },
  },
  newsletter: {
    why: 'Vous recevez cette lettre parce que vous vous y êtes abonné.',
    unsubscribe: 'Se désabonner',
    trial: {
      mark: 'Essai',
      said: 'Ceci est un essai : les abonnés n’ont rien reçu, et le lien de désabonnement ne désabonne personne.',
    },
  },
}

export type MailWords = typeof fr
