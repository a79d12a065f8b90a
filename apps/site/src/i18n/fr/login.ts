/** The sign-in page of the staff (spec 2.1, 2.2). */
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
      'Un administrateur peut vous en donner un nouveau\u00a0: dans le back office, Utilisateurs, votre compte, Changer le mot de passe.',
    missing: 'Saisissez votre adresse e-mail et votre mot de passe.',
    wrong: 'Adresse e-mail ou mot de passe incorrect.',
    locked:
      'Trop d’essais\u00a0: ce compte est bloqué pendant dix minutes. Réessayez ensuite, ou demandez à un administrateur de le débloquer.',
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
