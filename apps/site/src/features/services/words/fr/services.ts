/** All services (spec 2.5). */
export const services = {
  services: {
    title: 'Nos services',
    description:
      'Formation, conseil, emploi, livraison et services digitaux\u00a0: huit métiers sous un même toit, à Ouagadougou et partout au Burkina\u00a0Faso.',
    lead: 'Huit métiers, une seule équipe pour vous suivre.',
    processHeading: 'Comment nous travaillons',
    process: [
      {
        name: 'Analyse des besoins',
        text: 'Nous venons voir, nous écoutons ceux qui feront le travail, nous reformulons par écrit.',
      },
      {
        name: 'Planification et conception',
        text: 'Un calendrier, un prix, une maquette ou un programme\u00a0: vous corrigez avant que nous commencions.',
      },
      {
        name: 'Développement et mise en œuvre',
        text: 'Le travail avance par étapes courtes, chacune montrée et validée.',
      },
      {
        name: 'Évaluation',
        text: 'Nous mesurons avec vous ce qui a changé, puis nous corrigeons ce qui doit l’être.',
      },
    ],
    callHeading: 'Une question avant de choisir\u00a0?',
    call: 'Appeler un conseiller',
    contact: 'Nous écrire',
  },
} as const
