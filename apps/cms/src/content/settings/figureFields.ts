import { defaultSettings } from '@sira/contract/records/settings'
import type { Field } from 'payload'

/** Counters, skill bars and testimonials (spec 2.3, 2.4, 9). */
export const figureFields: Field[] = [
  {
    name: 'counters',
    type: 'array',
    label: 'Chiffres clés',
    labels: { singular: 'Chiffre', plural: 'Chiffres' },
    defaultValue: defaultSettings.counters,
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
            defaultValue: 5,
            admin: { width: '15%' },
          },
        ],
      },
    ],
  },
  {
    name: 'skills',
    type: 'array',
    label: 'Compétences',
    labels: { singular: 'Compétence', plural: 'Compétences' },
    defaultValue: defaultSettings.skills,
    fields: [
      { name: 'label', type: 'text', label: 'Texte', localized: true },
      { name: 'percent', type: 'number', label: 'Pour cent', required: true, min: 0, max: 100 },
    ],
  },
  {
    name: 'testimonials',
    type: 'array',
    label: 'Témoignages',
    labels: { singular: 'Témoignage', plural: 'Témoignages' },
    defaultValue: defaultSettings.testimonials,
    fields: [
      { name: 'quote', type: 'textarea', label: 'Citation', localized: true },
      { name: 'author', type: 'text', label: 'Nom', required: true },
      { name: 'role', type: 'text', label: 'Fonction', localized: true },
    ],
  },
]
