import type { SeedTraining } from './seedTraining.ts'

const ouagadougou = { fr: 'Ouagadougou, salle Bendré' }
const allPayments = ['mobile', 'carte', 'virement', 'especes', 'cheque']

/** Trainings in French; two of them are past. */
export const otherTrainings: SeedTraining[] = [
  {
    slug: 'monter-un-dossier-d-appel-d-offres',
    Theme: { fr: 'Monter un dossier d’appel d’offres' },
    description: {
      fr: `Trois jours sur un dossier réel, du retrait à l’ouverture des plis. Vous arrivez avec un avis publié ; vous repartez avec une offre prête à déposer.

## Jour 1 : lire

Le règlement, le cahier des charges, les critères de notation. On souligne ce qui élimine, on liste ce qui manque, on décide de répondre ou non.

## Jour 2 : chiffrer

Le bordereau des prix, les frais que l’on oublie (caution, transport, imprévus), la marge que l’on peut défendre devant la commission.

## Jour 3 : déposer

| Pièce | Délai pour l’obtenir | Erreur fréquente |
|---|---|---|
| Attestation fiscale | 3 à 5 jours | Périmée le jour du dépôt |
| Attestation sociale | 3 jours | Au nom d’un autre établissement |
| Caution de soumission | 5 à 10 jours | Montant en lettres différent |
| Références | le temps d’appeler | Non signées par le client |

Un juriste intervient la dernière demi-journée sur les recours et répond à vos questions.`,
    },
    objectifs: {
      fr: '<p>À la fin, vous saurez :</p><ul><li>décider en une heure s’il faut répondre ;</li><li>déposer une offre complète, à l’heure ;</li><li>lire un procès-verbal et comprendre pourquoi l’offre a gagné ou perdu.</li></ul>',
    },
    cible: {
      fr: '<p>Dirigeants de petites et moyennes entreprises, assistants marchés, responsables administratifs.</p>',
    },
    Competences: { fr: 'Lecture de dossier, Chiffrage, Pièces administratives, Recours' },
    startsInDays: 55,
    nombre_heures: 21,
    lieu: ouagadougou,
    avec_certificat: true,
    avec_test: true,
    prix_formation: 95_000,
    niveau: 'avance',
    pictures: ['reunion'],
    trainer: 'Sanou',
    type: 'inter',
    mode: 'salle',
    payments: allPayments,
  },
  {
    slug: 'enquetes-de-terrain-sur-tablette',
    Theme: { fr: 'Enquêtes de terrain sur tablette' },
    description: {
      fr: `Concevoir un questionnaire, le programmer avec des contrôles de saisie, former les enquêteurs, suivre la collecte chaque soir et livrer une base propre.

Le troisième jour se passe **dans le marché de Ouahigouya** : chaque équipe interroge vingt commerçants, hors connexion, puis compare ses données à celles des autres. Les écarts font la matière du lendemain.

La formation se termine par une épreuve notée : une base de 400 lignes à nettoyer en deux heures.`,
    },
    objectifs: {
      fr: '<ol><li>Rédiger des questions sans ambiguïté</li><li>Programmer les contrôles et les sauts</li><li>Suivre la qualité pendant la collecte</li><li>Nettoyer et documenter la base</li></ol>',
    },
    cible: { fr: '<p>Chargés de suivi-évaluation, bureaux d’études, ONG.</p>' },
    Competences: { fr: 'Questionnaire, Contrôle de saisie, Nettoyage de données' },
    startsInDays: 97,
    endsInDays: 101,
    nombre_heures: 35,
    lieu: { fr: 'Ouahigouya' },
    avec_certificat: true,
    avec_test: true,
    prix_formation: 180_000,
    niveau: 'avance',
    pictures: ['telephone'],
    trainer: 'Ouattara',
    type: 'certifiante',
    mode: 'salle',
    payments: ['virement', 'cheque'],
  },
  {
    slug: 'prendre-la-parole-en-public',
    Theme: { fr: 'Prendre la parole en public' },
    description: {
      fr: 'La voix, le souffle, le plan en trois points. Dix participants au plus : chacun parle huit fois par jour, debout, devant les autres.',
    },
    objectifs: { fr: '<p>Tenir cinq minutes sans notes et répondre aux questions.</p>' },
    cible: { fr: '<p>Tout public.</p>' },
    Competences: { fr: 'Voix, Plan, Réponse aux questions' },
    startsInDays: 32,
    endsInDays: 33,
    nombre_heures: 14,
    lieu: ouagadougou,
    avec_certificat: false,
    avec_test: false,
    prix_formation: 45_000,
    niveau: 'debutant',
    pictures: ['atelier'],
    trainer: 'Yaméogo',
    type: 'inter',
    mode: 'salle',
    payments: ['mobile', 'especes'],
  },
  {
    slug: 'gerer-une-page-professionnelle',
    Theme: { fr: 'Gérer une page professionnelle' },
    description: {
      fr: `Une page qui sert : des horaires justes, un numéro qui répond, deux publications par semaine.

## Au programme

- Le ton : écrire comme on parle au comptoir
- Les photos : trois prises, une seule publiée
- Les réponses aux mécontents, en public puis en privé
- Les annonces payées, et quand s’en passer
- Les quatre chiffres à noter le lundi

Quatre samedis de trois heures, avec un exercice à faire entre deux séances.`,
    },
    objectifs: {
      fr: '<ul><li>Tenir un calendrier de publications</li><li>Répondre à un avis négatif</li><li>Lire ses statistiques</li></ul>',
    },
    cible: { fr: '<p>Personnes chargées de la communication, même une heure par jour.</p>' },
    Competences: { fr: 'Calendrier, Modération, Annonces' },
    startsInDays: 41,
    endsInDays: 62,
    nombre_heures: 12,
    lieu: { fr: 'En ligne, le samedi matin' },
    avec_certificat: false,
    avec_test: false,
    prix_formation: 30_000,
    niveau: 'intermediaire',
    pictures: ['telephone'],
    trainer: 'Yaméogo',
    type: 'distance',
    mode: 'ligne',
    payments: ['mobile', 'virement'],
  },
  {
    slug: 'cartographie-avec-un-logiciel-libre',
    Theme: { fr: 'Cartographie avec un logiciel libre' },
    description: {
      fr: `Relever des points au téléphone, dessiner une carte lisible en noir et blanc, partager les données.

Deux jours en classe virtuelle pour les bases, puis deux jours ensemble, dont une sortie d’une demi-journée autour du barrage de Loumbila. Chaque participant choisit son sujet : forages, parcelles, écoles, points de vente.`,
    },
    objectifs: { fr: '<p>Produire une carte de localisation prête à imprimer.</p>' },
    cible: { fr: '<p>Techniciens communaux, agents de projet, étudiants.</p>' },
    Competences: { fr: 'Relevés, Projections, Mise en page' },
    startsInDays: 118,
    endsInDays: 121,
    nombre_heures: 28,
    lieu: { fr: 'Ouagadougou et Loumbila' },
    avec_certificat: true,
    avec_test: true,
    prix_formation: 110_000,
    niveau: 'intermediaire',
    pictures: ['ville'],
    trainer: 'Ouattara',
    type: 'certifiante',
    mode: 'mixte',
    payments: allPayments,
  },
  {
    slug: 'transformer-et-conditionner-ses-produits',
    Theme: { fr: 'Transformer et conditionner ses produits agricoles' },
    description: {
      fr: 'Hygiène, séchage, étiquetage, coût de revient. Deux jours dans un atelier de Banfora, les mains dans la mangue, avec une transformatrice qui exporte.',
    },
    objectifs: {
      fr: '<ul><li>Respecter les règles d’hygiène</li><li>Calculer un coût de revient</li><li>Composer une étiquette conforme</li></ul>',
    },
    cible: {
      fr: '<p>Groupements, coopératives, porteurs de projet.</p><p>Un groupe de <strong>huit personnes au moins</strong> peut demander la même formation dans sa commune.</p>',
    },
    Competences: { fr: 'Hygiène, Coût de revient, Étiquetage' },
    startsInDays: 76,
    endsInDays: 77,
    nombre_heures: 14,
    lieu: { fr: 'Banfora' },
    avec_certificat: false,
    avec_test: false,
    prix_formation: 40_000,
    niveau: 'debutant',
    pictures: ['champ', 'marche'],
    trainer: 'Tapsoba',
    type: 'carte',
    mode: 'salle',
    payments: ['mobile', 'especes'],
  },
  {
    slug: 'encadrer-une-petite-equipe',
    Theme: { fr: 'Encadrer une petite équipe' },
    description: {
      fr: `Passer de collègue à chef n’est pas une promotion, c’est un autre métier.

On y apprend à confier un travail, à suivre sans surveiller, à dire ce qui ne va pas, à remercier. Trois jours de situations jouées, tirées de vos équipes.`,
    },
    objectifs: { fr: '<p>Conduire un entretien, répartir la charge, décider à temps.</p>' },
    cible: { fr: '<p>Chefs d’équipe depuis moins de deux ans.</p>' },
    Competences: { fr: 'Délégation, Retour, Organisation' },
    startsInDays: 69,
    nombre_heures: 21,
    lieu: { fr: 'Bobo-Dioulasso' },
    avec_certificat: true,
    avec_test: false,
    prix_formation: 85_000,
    niveau: 'intermediaire',
    pictures: [],
    trainer: 'Kaboré',
    type: 'inter',
    mode: 'salle',
    payments: allPayments,
  },
  {
    slug: 'sauvegarder-et-restaurer-ses-donnees',
    Theme: { fr: 'Sauvegarder et restaurer ses données' },
    description: {
      fr: 'Trois copies, deux supports, une hors du bâtiment ; et surtout **un essai de restauration** devant témoin. Trois soirées en ligne, coupures de courant comprises.',
    },
    objectifs: { fr: '<p>Repartir avec un plan de sauvegarde écrit et essayé.</p>' },
    cible: { fr: '<p>Responsables informatiques de petites structures.</p>' },
    Competences: { fr: 'Plan de sauvegarde, Restauration, Chiffrement' },
    startsInDays: 140,
    nombre_heures: 10,
    lieu: { fr: 'En ligne' },
    avec_certificat: false,
    avec_test: true,
    prix_formation: 35_000,
    niveau: 'avance',
    pictures: ['ordinateur'],
    trainer: 'Bationo',
    type: 'distance',
    mode: 'ligne',
    payments: ['mobile', 'carte', 'virement'],
  },
  {
    slug: 'accueillir-et-fideliser-ses-clients',
    Theme: { fr: 'Accueillir et fidéliser ses clients' },
    description: {
      fr: 'Le bonjour, l’écoute, la réclamation, le rappel. Une journée de jeux de rôle.',
    },
    objectifs: { fr: '<p>Transformer une réclamation en client fidèle.</p>' },
    cible: { fr: '<p>Vendeurs, caissiers, standardistes.</p>' },
    Competences: { fr: 'Accueil, Réclamation, Fidélité' },
    startsInDays: -30,
    endsInDays: -30,
    nombre_heures: 7,
    lieu: ouagadougou,
    avec_certificat: false,
    avec_test: false,
    prix_formation: 20_000,
    niveau: 'debutant',
    pictures: ['marche'],
    trainer: 'Tapsoba',
    type: 'carte',
    mode: 'salle',
    payments: ['mobile', 'especes'],
  },
  {
    slug: 'rediger-un-rapport-qui-se-lit',
    Theme: { fr: 'Rédiger un rapport qui se lit' },
    description: {
      fr: `Le message en première ligne, les preuves ensuite, l’annexe à sa place.

> Un rapport que personne n’a lu n’a pas été écrit.

Apportez un de vos rapports : il sera réécrit en trois matinées, par vous, avec l’aide du groupe.`,
    },
    objectifs: { fr: '<p>Écrire deux pages qui remplacent vingt.</p>' },
    cible: { fr: '<p>Agents de projet, cadres, assistants.</p>' },
    Competences: { fr: 'Plan, Phrase courte, Relecture' },
    startsInDays: -12,
    nombre_heures: 12,
    lieu: { fr: 'Fada N’Gourma' },
    avec_certificat: false,
    avec_test: false,
    prix_formation: 38_000,
    niveau: 'intermediaire',
    pictures: ['livre'],
    trainer: 'Yaméogo',
    type: 'carte',
    mode: 'salle',
    payments: ['mobile', 'virement', 'especes'],
  },
]
