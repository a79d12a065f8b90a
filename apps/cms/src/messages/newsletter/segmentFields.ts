import { locales } from '@sira/contract/locales'
import type { Field } from 'payload'
import { dayField } from '../../fields/dayField.ts'

const since = dayField({
  name: 'since',
  label: 'Confirmés depuis le',
  description: 'Vide : depuis toujours.',
})

/** The readers of a letter among the subscribers. */
export const segmentFields: Field[] = [
  {
    name: 'languages',
    type: 'select',
    label: 'Langues',
    hasMany: true,
    options: locales.map(({ code, name }) => ({ value: code, label: name })),
    admin: { position: 'sidebar', description: 'Vide : abonnés de toutes les langues.' },
  },
  {
    name: 'groups',
    type: 'relationship',
    label: 'Groupes',
    relationTo: 'reader-groups',
    hasMany: true,
    admin: {
      position: 'sidebar',
      description: 'Vide : abonnés de tous les groupes, et sans groupe.',
      allowEdit: false,
    },
  },
  { ...since, admin: { ...since.admin, position: 'sidebar' } },
]
