/** The sign-in page of the staff (product 2.1, 2.2). */
export const login = {
  login: {
    title: 'Connexion',
    description: 'Espace de l’équipe Sira. Les visiteurs n’ont pas besoin de compte.',
    heading: 'Espace de l’équipe',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié\u00a0?',
    forgottenText:
      'Recevez par e-mail un lien pour en choisir un autre, ou demandez à un administrateur de vous en donner un.',
    forgottenLink: 'Choisir un autre mot de passe',
    missing: 'Saisissez votre adresse e-mail et votre mot de passe.',
    wrong: 'Adresse e-mail ou mot de passe incorrect.',
    slowed:
      'Trop d’essais. Attendez quelques minutes, puis réessayez\u00a0; ou choisissez un autre mot de passe.',
    code: 'Mot de passe accepté. Saisissez maintenant le code à six chiffres de votre application, ou l’un de vos codes de secours.',
    codeLabel: 'Code de connexion',
    wrongCode:
      'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et vérifiez l’heure de votre téléphone.',
    expired: 'Cette étape a expiré\u00a0: saisissez de nouveau votre mot de passe.',
    setup:
      'La double authentification est exigée pour votre compte. Connectez-vous à l’adresse /admin pour la mettre en place.',
    away: 'Le back office ne répond pas pour le moment. Réessayez dans une minute.',
    visitorsHeading: 'Vous n’êtes pas de l’équipe\u00a0?',
    visitorsText: 'Aucun compte n’est nécessaire. Sans vous connecter, vous pouvez\u00a0:',
    visitors: {
      trainings: 'consulter le catalogue des formations',
      jobs: 'lire les offres d’emploi et y répondre',
      quote: 'demander un devis',
      shop: 'choisir des livres',
      contact: 'nous écrire',
    },
  },
} as const
