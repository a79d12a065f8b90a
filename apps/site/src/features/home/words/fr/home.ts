/** The home page (spec 2.3). */
export const home = {
  home: {
    title: 'Formation, emploi et services digitaux au Burkina\u00a0Faso',
    description:
      'Formations professionnelles, conseil, mise en relation emploi et services digitaux à Ouagadougou et partout au Burkina\u00a0Faso.',
    heading: 'Apprendre, travailler, entreprendre.',
    welcome:
      'Bienvenue chez Sira. Nous formons les équipes, rapprochons les candidats des employeurs et mettons les entreprises en ligne, à Ouagadougou et dans tout le pays.',
    toServices: 'Voir nos services',
    toContact: 'Nous contacter',
    values: [
      {
        title: 'Proches de vous',
        text: 'Un conseiller répond au téléphone et sur WhatsApp, en français et dans nos langues.',
      },
      {
        title: 'Exigeants',
        text: 'Nos formateurs exercent leur métier. Ce qu’ils enseignent le lundi sert dès le mardi.',
      },
      {
        title: 'Engagés',
        text: 'Un prix annoncé est un prix tenu, et le suivi continue après la livraison.',
      },
    ],
    aboutHeading: 'Un seul interlocuteur, de la formation au lancement',
    aboutText:
      'Sira réunit des formateurs, des conseillers et des développeurs sous un même toit. Vous expliquez votre besoin une fois\u00a0; nous composons l’équipe et nous vous rendons compte.',
    aboutLink: 'Qui nous sommes',
    video: 'Voir la présentation en vidéo',
    servicesHeading: 'Ce que nous faisons pour vous',
    allServices: 'Tous nos services',
    services: {
      professionalTraining: 'Certifiante, inter-entreprises, à la carte ou à distance',
      advice: 'Connaître son marché avant d’investir',
      jobMatching: 'De l’alerte à l’embauche, en sept étapes',
      delivery: 'À partir de 1\u202f000\u00a0FCFA à Ouagadougou',
      transformation: 'Des outils choisis avec ceux qui s’en servent',
      applications: 'Sites, applications mobiles et logiciels métier',
      data: 'Des chiffres clairs pour décider',
      prospecting: 'Une équipe sur le terrain, à vos couleurs',
    },
    testimonialsHeading: 'Ils racontent',
    testimonialsNote: 'Deux avis parmi ceux que l’on nous a confiés.',
  },
} as const
