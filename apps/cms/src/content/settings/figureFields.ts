import { counterSeconds, percents } from '@sira/contract/records/settings/figures'
import type { Field } from 'payload'
import { rowName } from '../../fields/rowName.ts'
import { setting } from './setting.ts'

/** Counters, skill bars and testimonials (product 2.3, 2.4, 9). */
export const figureFields: Field[] = [
  setting('counters', {
    type: 'array',
    label: 'Chiffres clés',
    labels: { singular: 'un chiffre', plural: 'Chiffres' },
    admin: rowName('Chiffre', ['prefix', 'value', 'suffix', 'label']),
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'prefix', type: 'text', label: 'Avant', admin: { width: '15%' } },
          {
            name: 'value',
            type: 'number',
            label: 'Nombre',
            required: true,
            min: 0,
            admin: { width: '25%' },
          },
          { name: 'suffix', type: 'text', label: 'Après', admin: { width: '15%' } },
          { name: 'label', type: 'text', label: 'Texte', localized: true, admin: { width: '30%' } },
          {
            name: 'seconds',
            type: 'number',
            label: 'Durée (s)',
            min: 1,
            max: 30,
            defaultValue: counterSeconds,
            admin: { width: '15%' },
          },
        ],
      },
    ],
  }),
  setting('figuresSource', {
    type: 'text',
    label: 'Source des chiffres',
    localized: true,
    admin: {
      description:
        'Qui a compté, auprès de combien de personnes, en quelle année : la ligne sous les chiffres.',
    },
  }),
  setting('partners', {
    type: 'textarea',
    label: 'Partenaires',
    admin: { description: 'Un nom par ligne ; ils sont cités sur la page À propos.' },
  }),
  setting('skills', {
    type: 'array',
    label: 'Compétences',
    labels: { singular: 'une compétence', plural: 'Compétences' },
    admin: rowName('Compétence', ['label']),
    fields: [
      { name: 'label', type: 'text', label: 'Texte', localized: true },
      { name: 'percent', type: 'number', label: 'Pour cent', required: true, ...percents },
    ],
  }),
  setting('testimonials', {
    type: 'array',
    label: 'Témoignages',
    labels: { singular: 'un témoignage', plural: 'Témoignages' },
    admin: rowName('Témoignage', ['author']),
    fields: [
      { name: 'quote', type: 'textarea', label: 'Citation', localized: true },
      { name: 'author', type: 'text', label: 'Nom', required: true },
      { name: 'role', type: 'text', label: 'Fonction', localized: true },
    ],
  }),
]
