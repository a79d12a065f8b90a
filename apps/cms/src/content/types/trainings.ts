import { type TrainingLevel, trainingLevels } from '@sira/contract/records/training'
import type { Field } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { dayField } from '../../fields/dayField.ts'
import { htmlField } from '../../fields/htmlField.ts'
import { markdownField } from '../../fields/markdownField.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { textField } from '../../fields/textField.ts'
import { webAddress } from '../../fields/webAddress.ts'
import { publishedCollection } from '../factories/publishedCollection.ts'

const texts: Field[] = [
  textField({
    name: 'Theme',
    label: 'Thème (titre)',
    description:
      'Le titre de la page et de la carte. Le sujet par lequel on filtre est la thématique.',
    required: true,
  }),
  markdownField({ name: 'description', label: 'Description' }),
  htmlField({ name: 'objectifs', label: 'Objectifs' }),
  htmlField({ name: 'cible', label: 'Public cible' }),
  textField({
    name: 'Competences',
    label: 'Compétences',
    description: 'Séparées par des virgules.',
  }),
]

const levels: Readonly<Record<TrainingLevel, string>> = {
  debutant: 'Débutant',
  intermediaire: 'Intermédiaire',
  avance: 'Avancé',
}

const session: Field[] = [
  dayField({
    name: 'date_formation',
    label: 'Date de début',
    description:
      'La prochaine est la première du catalogue. Vide\u00a0: les visiteurs peuvent demander la date.',
  }),
  {
    name: 'nombre_heures',
    type: 'number',
    label: 'Nombre d’heures',
    min: 0,
    max: 10_000,
  },
  textField({
    name: 'lieu',
    label: 'Lieu',
    description:
      'L’endroit exact, par exemple Ouagadougou, salle Bendré. La ville se donne à part.',
  }),
  // A proper name, the same in every language: visitors choose by it.
  textField({
    name: 'ville',
    label: 'Ville',
    description:
      'Écrite partout de la même façon\u00a0: les visiteurs choisissent une formation par sa ville. Vide pour une formation en ligne.',
    localised: false,
  }),
  textField({
    name: 'langue',
    label: 'Langue',
    description: 'Celle dans laquelle on enseigne, par exemple français, mooré.',
  }),
  { name: 'avec_certificat', type: 'checkbox', label: 'Avec certificat', defaultValue: false },
  { name: 'avec_test', type: 'checkbox', label: 'Avec test ou quiz', defaultValue: false },
  inFrancs({
    name: 'prix_formation',
    type: 'number',
    label: 'Prix (FCFA)',
    min: 0,
    index: true,
    admin: {
      description:
        '0\u00a0: la formation est gratuite. Vide\u00a0: le prix n’est pas encore communiqué.',
    },
  }),
  {
    name: 'niveau',
    type: 'select',
    label: 'Niveau',
    options: trainingLevels.map((value) => ({ value, label: levels[value] })),
  },
  dayField({
    name: 'date_fin',
    label: 'Date de fin',
    description: 'Vide : deux jours après le début.',
    notBefore: { field: 'date_formation', sentence: 'La fin ne peut pas précéder le début.' },
  }),
  {
    name: 'video_url',
    type: 'text',
    label: 'Vidéo de présentation',
    validate: webAddress,
    admin: { description: 'Adresse complète, par exemple https://www.youtube.com/watch?v=…' },
  },
]

const relations: Field[] = [
  { name: 'image', type: 'upload', relationTo: 'media', hasMany: true, label: 'Images' },
  { name: 'formateur', type: 'relationship', relationTo: 'formateurs', label: 'Formateur' },
  {
    name: 'thematique',
    type: 'relationship',
    relationTo: 'thematiques',
    label: 'Thématique',
    admin: { description: 'Les visiteurs choisissent une formation par sa thématique.' },
  },
  {
    name: 'typesformation',
    type: 'relationship',
    relationTo: 'typesformations',
    label: 'Type de formation',
  },
  {
    name: 'modesformation',
    type: 'relationship',
    relationTo: 'modesformations',
    label: 'Mode de formation',
  },
  {
    name: 'modespayments',
    type: 'relationship',
    relationTo: 'modespayments',
    hasMany: true,
    label: 'Moyens de paiement',
  },
]

/** Trainings (product 3, Training; level, end date and video: product 2.10). */
export const trainings = publishedCollection(
  {
    slug: 'formations',
    labels: { singular: 'Formation', plural: 'Formations' },
    admin: {
      group: adminGroups.site,
      defaultColumns: ['Theme', 'state', 'date_formation', 'lieu', 'prix_formation'],
      listSearchableFields: ['Theme', 'slug', 'lieu'],
    },
    // Staff see the latest day first, visitors the next one.
    defaultSort: '-date_formation',
    fields: [...texts, ...session, ...relations],
  },
  { write: 'Ajouter une formation' },
)
