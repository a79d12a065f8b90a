/** The newsletter form and its page. */
export const newsletter = {
  newsletter: {
    title: 'Les formations et les offres, avant tout le monde',
    text: 'Une lettre par mois, en français. Désinscription en un clic.',
    email: 'Votre adresse e-mail',
    submit: "S'abonner",
    pageTitle: 'Lettre d’information',
    description:
      'Abonnez-vous à la lettre de Sira\u00a0: les formations, les offres d’emploi et les nouvelles du mois.',
    willConfirm: 'Un e-mail vous demandera de confirmer.',
    promise:
      'Nous n’écrivons qu’une fois par mois et ne donnons votre adresse à personne. Chaque lettre porte un lien pour se désabonner.',
    confirm: {
      title: 'Confirmer mon abonnement',
      question: 'Voulez-vous recevoir la lettre de Sira à cette adresse\u00a0?',
      button: 'Oui, je m’abonne',
      done: 'C’est confirmé. Vous recevrez la prochaine lettre.',
      invalid:
        'Ce lien n’est plus valable. Abonnez-vous de nouveau en bas de cette page pour en recevoir un autre.',
    },
    unsubscribe: {
      title: 'Se désabonner',
      question: 'Voulez-vous ne plus recevoir la lettre de Sira\u00a0?',
      button: 'Oui, je me désabonne',
      done: 'C’est fait. Vous ne recevrez plus la lettre.',
      invalid: 'Ce lien n’est plus valable. Vous êtes peut-être déjà désabonné.',
    },
    away: 'Notre serveur ne répond pas. Rien n’est perdu\u00a0: réessayez dans un instant.',
  },
} as const
