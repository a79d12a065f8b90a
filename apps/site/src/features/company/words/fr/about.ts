/** The company (spec 2.4). */
export const about = {
  about: {
    title: 'A Propos de nous',
    description:
      'Une équipe de formateurs, de conseillers et de développeurs installée à Ouagadougou\u00a0: notre mission, notre vision, nos valeurs et notre histoire.',
    lead: 'Le fil de chaîne est à vous\u00a0: votre métier, votre équipe, votre marché. Nous apportons la trame.',
    tabsLabel: 'Qui nous sommes',
    tabs: [
      {
        name: 'Mission',
        heading: 'Rendre chacun capable de la suite',
        paragraphs: [
          'Nous formons des personnes et des équipes à ce dont elles ont besoin lundi prochain\u00a0: tenir une caisse, répondre à un appel d’offres, vendre en ligne, passer un entretien.',
          'Une fois la formation finie, nous restons joignables. Ce qui compte n’est pas l’attestation au mur, c’est le tableau qui sert encore six mois plus tard.',
        ],
      },
      {
        name: 'Vision',
        heading: 'Un pays où la compétence se trouve à côté de chez soi',
        paragraphs: [
          'Un commerçant de Kaya doit pouvoir se former sans fermer boutique une semaine. Une diplômée de Koudougou doit pouvoir répondre à une offre sans payer le car jusqu’à la capitale.',
          'Nous construisons des formations, un service d’emploi et des outils qui tiennent dans un téléphone et dans une connexion modeste.',
        ],
      },
      {
        name: 'Valeurs',
        heading: 'Tenir parole, montrer le travail, respecter l’argent des autres',
        paragraphs: [
          'Tenir parole\u00a0: la date, le prix et le programme annoncés sont ceux que vous recevez.',
          'Montrer le travail\u00a0: chaque mission se termine par un document que vous gardez et que vous pouvez faire relire.',
          'Respecter l’argent des autres\u00a0: nous disons quand une formation ne vous servira pas, et quand un outil gratuit suffit.',
        ],
      },
      {
        name: 'Histoire',
        heading: 'D’une salle prêtée à une maison de services',
        paragraphs: [
          'Tout a commencé par des cours du soir de tableur, dans une salle prêtée par une association de quartier de Ouagadougou. Les élèves sont revenus avec leurs collègues, puis avec leurs employeurs.',
          'Les employeurs ont demandé des candidats\u00a0: le service d’emploi est né. Les commerçants ont demandé une boutique en ligne, puis un livreur. Nous avons grandi à la demande, métier après métier.',
        ],
      },
    ],
    whyHeading: 'Pourquoi nous choisir',
    why: [
      {
        title: 'Un interlocuteur qui reste',
        text: 'La personne qui a écouté votre besoin suit le dossier jusqu’au bout et répond à son numéro.',
      },
      {
        title: 'Des praticiens devant la classe',
        text: 'La comptabilité est enseignée par une comptable, la vente par un commerçant.',
      },
      {
        title: 'Des prix écrits',
        text: 'Un devis détaillé avant de commencer, en FCFA, sans frais ajoutés en chemin.',
      },
    ],
    skillsHeading: 'Ce que nos clients notent',
    skillsText: 'Part des clients qui se disent satisfaits de la prestation, par métier.',
    partnersHeading: 'Ils travaillent avec nous',
    countersHeading: 'Sira en chiffres',
    ctaHeading: 'Parlons de votre projet',
    ctaText: 'Un appel de dix minutes suffit pour savoir si nous pouvons vous être utiles.',
    cta: 'Nous contacter',
  },
} as const
