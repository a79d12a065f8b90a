/** Digital transformation: static content (spec 2.15). */
export const transformation = {
  title: 'Transformation digitale',
  description:
    'Du cahier à l’outil partagé, sans arrêter le travail\u00a0: diagnostic, choix des outils, formation et suivi des équipes.',
  lead: 'On ne jette pas le cahier. On garde ce qui marche et on l’écrit une seule fois.',
  pairsHeading: 'Avant, après',
  before: 'Avant',
  after: 'Après',
  pairs: [
    {
      before: 'Trois cahiers de stock qui ne disent pas la même chose',
      after: 'Un tableau partagé, mis à jour depuis le téléphone',
    },
    {
      before: 'Les factures refaites à la main chaque mois',
      after: 'Un modèle qui calcule, numérote et archive',
    },
    {
      before: 'Les messages des clients dans cinq téléphones',
      after: 'Un numéro professionnel, des réponses que toute l’équipe retrouve',
    },
    {
      before: 'Le rapport attendu depuis quinze jours',
      after: 'Les chiffres du jour, tous les soirs',
    },
  ],
  rulesHeading: 'Nos trois règles',
  rules: [
    {
      name: 'Partir des gens',
      text: 'Celui qui saisit choisit l’écran. Un outil imposé est un outil abandonné.',
    },
    {
      name: 'Partir de l’existant',
      text: 'Un tableur bien tenu vaut mieux qu’un logiciel que personne n’ouvre.',
    },
    {
      name: 'Rester libre',
      text: 'Vos données sortent dans un format ouvert, le jour où vous voulez.',
    },
  ],
  quote: 'Demander un devis',
  subject: 'Transformation digitale',
} as const
