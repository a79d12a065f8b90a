/** Sending the paper of a paid review (product 2.15). */
export const review = {
  review: {
    title: 'Envoyer un document à relire',
    description:
      'Envoyez le CV ou la lettre de votre commande de relecture, en PDF, en Word ou en photo.',
    lead: 'Pour une commande de relecture\u00a0: nous y travaillons dès que nous l’avons, et l’effaçons une fois la commande remise.',
    reference: 'Référence de la commande',
    referenceHint: 'Elle commence par CM.',
    papers: { cv: 'Le CV à relire', lettre: 'La lettre à relire' },
    others: { cv: 'Envoyer plutôt une lettre', lettre: 'Envoyer plutôt un CV' },
    submit: 'Envoyer le document',
    sent: 'Nous avons reçu votre document. Nous vous appelons si une question se pose.',
    order: 'Voir ma commande',
    unknown:
      'Aucune commande de relecture en cours ne correspond à cette référence et à ce numéro. Vérifiez les deux, ou appelez-nous.',
    problems: {
      reference:
        'Aucune commande de relecture en cours ne correspond à cette référence et à ce numéro. Vérifiez les deux, ou appelez-nous.',
      phone: 'Veuillez saisir le numéro de téléphone de la commande.',
      cv: 'Choisissez le fichier du CV.',
      lettre: 'Choisissez le fichier de la lettre.',
    },
  },
} as const
