import type { SeedJob } from './seedJob.ts'

/** Offers in French; the last five are past their day. */
export const otherJobs: SeedJob[] = [
  {
    slug: 'livreur-moto-ouagadougou',
    titre: { fr: 'Livreur à moto' },
    description: {
      fr: `Quinze à vingt courses par jour dans les arrondissements 1 à 6 de Ouagadougou.

- Permis A et casque obligatoires, moto personnelle ou prêtée
- Téléphone en état, bonne connaissance de la ville
- Paiement chaque semaine : fixe de 45 000 FCFA par mois et prime par course

Présentez-vous avec votre permis et une pièce d’identité ; l’essai se fait le jour même.`,
    },
    publishedDaysAgo: 4,
    expiresInDays: 20,
    pays: 'Burkina Faso',
    urgent: true,
    compagnie: 'Transports Tiébélé',
    domain: 'logistique',
    type: 'freelance',
    experience: 'debutant',
  },
  {
    slug: 'enseignant-mathematiques-college',
    titre: { fr: 'Enseignant de mathématiques au collège' },
    description: {
      fr: `Dix-huit heures par semaine, de la sixième à la troisième, à Ouahigouya. Le groupe scolaire loge l’enseignant la première année.

## Profil

Licence de mathématiques ou de physique, goût des classes nombreuses et du travail en équipe.

## Dossier

Lettre manuscrite, diplômes légalisés, une leçon rédigée sur les fractions (deux pages).`,
    },
    publishedDaysAgo: 12,
    expiresInDays: 18,
    pays: 'Burkina Faso',
    compagnie: 'Groupe scolaire Les Karités',
    domain: 'enseignement',
    type: 'cdd',
    experience: 'un-an',
  },
  {
    slug: 'responsable-entrepot-bobo',
    titre: { fr: 'Responsable d’entrepôt à Bobo-Dioulasso' },
    description: {
      fr: `## Le poste

Vous dirigez une équipe de neuf personnes et un entrepôt de 1 400 m² dans la zone industrielle : réception, rangement, préparation, expédition. Vous rendez compte au directeur des opérations, à Ouagadougou, par un appel de quinze minutes chaque matin.

## Missions

- Organiser les quais et les équipes selon les arrivages
- Tenir l’inventaire tournant : une allée par jour
- Faire respecter la sécurité, à commencer par les chaussures
- Former deux caristes et préparer votre remplaçant

## Vos objectifs de la première année

| Indicateur | Aujourd’hui | Dans un an |
|---|---|---|
| Écart d’inventaire | 4,5 % | moins de 1 % |
| Commandes parties le jour même | 71 % | 95 % |
| Accidents | 3 | 0 |

## Profil

Cinq ans d’expérience dont deux d’encadrement. Vous savez lire un tableau de bord et ranger un quai. Le dioula est parlé par toute l’équipe.

## Conditions

De **350 000 à 420 000 FCFA** selon l’expérience, prime sur objectifs, assurance maladie familiale.

## Pour postuler

1. Déposez un CV d’une page et deux références joignables.
2. Un entretien par téléphone, vingt minutes.
3. Une matinée sur place, dans l’entrepôt.

Réponse à tous les candidats sous dix jours.`,
    },
    publishedDaysAgo: 7,
    expiresInDays: 33,
    pays: 'Burkina Faso',
    compagnie: 'Faso Logis',
    domain: 'logistique',
    type: 'cdi',
    experience: 'confirme',
  },
  {
    slug: 'assistante-de-direction-bilingue',
    titre: { fr: 'Assistante ou assistant de direction bilingue' },
    description: {
      fr: `Agenda, courriers, procès-verbaux, accueil de missions étrangères. Poste à Ouagadougou, Zone du Bois.

**Profil** : français et anglais courants, discrétion, maîtrise du traitement de texte. Une épreuve écrite dans les deux langues suit l’entretien.

**Dossier** : CV, lettre en anglais, copie du dernier diplôme.`,
    },
    publishedDaysAgo: 5,
    expiresInDays: 12,
    pays: 'Burkina Faso',
    compagnie: 'Bureau d’études Hauts-Bassins',
    domain: 'gestion',
    type: 'cdi',
    experience: 'trois-ans',
  },
  {
    slug: 'boulanger-de-nuit',
    titre: { fr: 'Boulanger de nuit' },
    description: {
      fr: `De 22 heures à 6 heures, cinq nuits par semaine. Pétrissage, façonnage, cuisson au four à sole.

Nous formons une personne sérieuse, même sans diplôme, si elle est ponctuelle et supporte la chaleur. Passez un soir après 22 heures : vous verrez le travail avant de dire oui.`,
    },
    publishedDaysAgo: 2,
    expiresInDays: 10,
    pays: 'Burkina Faso',
    urgent: true,
    compagnie: 'Boulangerie Moderne de Gounghin',
    domain: 'technique',
    type: 'cdi',
    experience: 'debutant',
  },
  {
    slug: 'commercial-terrain-bamako',
    titre: { fr: 'Commercial de terrain à Bamako' },
    description: {
      fr: `Développer un réseau de revendeurs de lampes et de kits solaires dans le district de Bamako.

## Missions

- Douze visites par jour, rapport sur téléphone
- Formation des revendeurs à la garantie
- Suivi des impayés, avec tact

## Conditions

Fixe de 120 000 FCFA et commission de 3 %. Bambara courant indispensable, moto fournie après deux mois.`,
    },
    publishedDaysAgo: 10,
    expiresInDays: 25,
    pays: 'Mali',
    compagnie: 'Solaris Énergie Sahel',
    domain: 'commerce',
    type: 'cdi',
    experience: 'un-an',
  },
  {
    slug: 'enqueteurs-saison-seche',
    titre: { fr: 'Enquêteurs pour une étude de saison sèche' },
    description: {
      fr: `Trente enquêteurs et enquêtrices pour six semaines, autour de Kaya et de Dori. Questionnaires sur tablette, hors ligne.

Formation de trois jours rémunérée. **Le fulfuldé ou le mooré est indispensable.** Indemnité : 12 500 FCFA par jour de terrain, transport et assurance compris.

Dossier : CV, pièce d’identité, numéro d’une personne à prévenir.`,
    },
    publishedDaysAgo: 8,
    expiresInDays: 6,
    pays: 'Burkina Faso',
    compagnie: 'Bureau d’études Hauts-Bassins',
    domain: 'gestion',
    type: 'cdd',
    experience: 'debutant',
  },
  {
    slug: 'mecanicien-poids-lourds-niamey',
    titre: { fr: 'Mécanicien poids lourds' },
    description: {
      fr: 'Entretien d’un parc de quatorze camions sur l’axe Ouagadougou – Niamey. Diagnostic, moteur, freinage. Atelier équipé, logement fourni à Niamey. Un essai pratique d’une journée, payé, remplace l’entretien.',
    },
    publishedDaysAgo: 15,
    expiresInDays: 28,
    pays: 'Niger',
    compagnie: 'Transports Tiébélé',
    domain: 'technique',
    type: 'cdi',
    experience: 'confirme',
  },
  {
    slug: 'stagiaire-communication-reseaux',
    titre: { fr: 'Stagiaire en communication et réseaux sociaux' },
    description: {
      fr: `Trois mois pour tenir la page d’une clinique : photos autorisées, textes simples, réponses polies.

Vous rendez chaque semaine un petit tableau : publications, réactions, questions reçues, réponses données. Indemnité de 50 000 FCFA par mois.

Pour postuler, écrivez trois publications sur le lavage des mains : une pour les parents, une pour les enfants, une pour les soignants.`,
    },
    publishedDaysAgo: 6,
    expiresInDays: 22,
    pays: 'Burkina Faso',
    compagnie: 'Clinique du Kadiogo',
    domain: 'numerique',
    type: 'stage',
    experience: 'debutant',
  },
  {
    slug: 'professeur-anglais-temps-partiel',
    titre: { fr: 'Professeur d’anglais à temps partiel' },
    description: {
      fr: 'Huit heures par semaine à Dakar, le mercredi et le samedi matin, classes de seconde et de première. Maîtrise d’anglais ou expérience équivalente.',
    },
    publishedDaysAgo: 11,
    expiresInDays: 14,
    pays: 'Sénégal',
    compagnie: 'Groupe scolaire Les Karités',
    domain: 'enseignement',
    type: 'partiel',
    experience: 'un-an',
  },
  {
    slug: 'caissier-superette-ouagadougou',
    titre: { fr: 'Caissier ou caissière de supérette' },
    description: { fr: 'Tenue de caisse, mise en rayon, accueil. Horaires de week-end.' },
    publishedDaysAgo: 60,
    expiresInDays: -20,
    pays: 'Burkina Faso',
    compagnie: 'Faso Logis',
    domain: 'commerce',
    type: 'cdd',
    experience: 'debutant',
  },
  {
    slug: 'gestionnaire-de-paie',
    titre: { fr: 'Gestionnaire de paie' },
    description: {
      fr: `Paie de 120 salariés, déclarations CNSS et IUTS, dossiers du personnel.

- BAC + 2 en gestion des ressources humaines ou en comptabilité
- Trois ans d’expérience de la paie, logiciel compris
- Discrétion absolue`,
    },
    publishedDaysAgo: 45,
    expiresInDays: -9,
    pays: 'Burkina Faso',
    compagnie: 'Clinique du Kadiogo',
    domain: 'gestion',
    type: 'cdi',
    experience: 'trois-ans',
  },
  {
    slug: 'formateur-tableur-kaya',
    titre: { fr: 'Formateur en tableur à Kaya' },
    description: {
      fr: 'Six samedis de formation pour les agents d’une mairie. Transport et repas pris en charge.',
    },
    publishedDaysAgo: 38,
    expiresInDays: -3,
    pays: 'Burkina Faso',
    compagnie: 'Bureau d’études Hauts-Bassins',
    domain: 'enseignement',
    type: 'freelance',
    experience: 'trois-ans',
  },
  {
    slug: 'magasinier-campagne-coton',
    titre: { fr: 'Magasinier pour la campagne de coton' },
    description: { fr: 'Quatre mois à Dédougou : pesée, stockage, bordereaux.' },
    publishedDaysAgo: 90,
    expiresInDays: -41,
    pays: 'Burkina Faso',
    compagnie: 'Coopérative Wend Panga',
    domain: 'logistique',
    type: 'cdd',
    experience: 'debutant',
  },
  {
    slug: 'administrateur-systemes-reseaux',
    titre: { fr: 'Administrateur systèmes et réseaux' },
    description: {
      fr: `Deux sites à Bouaké, 80 postes, une liaison radio. Sauvegardes vérifiées chaque mois, coupures de courant comprises.

- Serveurs libres et virtualisation
- Supervision
- Documentation à jour`,
    },
    publishedDaysAgo: 50,
    expiresInDays: -1,
    pays: 'Côte d’Ivoire',
    compagnie: 'Solaris Énergie Sahel',
    domain: 'numerique',
    type: 'cdi',
    experience: 'confirme',
  },
]
