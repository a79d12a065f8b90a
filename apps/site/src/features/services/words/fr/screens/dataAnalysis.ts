/** Data and analysis: links to contact and to the quote (spec 2.15). */
export const dataAnalysis = {
  title: 'Data et analyse',
  description:
    'Collecte, nettoyage, tableaux de bord et analyses pour décider\u00a0: ONG, commerces, coopératives et services publics.',
  lead: 'Un chiffre juste, lu à temps, vaut dix rapports.',
  exampleHeading: 'Un exemple de lecture',
  exampleText:
    'Ventes hebdomadaires d’une boutique de quartier, avant et après une rupture de stock.',
  exampleLabel:
    'Graphique en barres\u00a0: dix semaines de ventes, avec un creux aux semaines cinq et six.',
  week: 'S',
  stepsHeading: 'De la donnée à la décision',
  steps: [
    { name: 'Collecter', text: 'Formulaires sur téléphone, hors ligne, avec contrôles de saisie.' },
    { name: 'Nettoyer', text: 'Doublons, oublis et erreurs repérés, corrigés et notés.' },
    {
      name: 'Montrer',
      text: 'Un tableau de bord d’une page, que le directeur ouvre chaque lundi.',
    },
    {
      name: 'Décider',
      text: 'Trois recommandations au plus, chacune avec son coût et son effet attendu.',
    },
  ],
  law: 'Les données personnelles sont traitées selon la loi 001-2021/AN, sous le contrôle de la CIL.',
  contact: 'Nous contacter',
  quote: 'Demander un devis',
  subject: 'Data et analyse',
} as const
