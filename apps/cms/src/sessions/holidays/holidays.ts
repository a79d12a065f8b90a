import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { sessionReaders } from '../../access/sales/sessionReaders.ts'
import { dayField } from '../../fields/dayField.ts'
import { moveEnds, moveEndsBack } from './moveEnds.ts'

/** Days on which nobody works: a session of several days goes over them. */
export const holidays: CollectionConfig = {
  slug: 'jours-feries',
  typescript: { interface: 'Holiday' },
  labels: { singular: 'Jour férié', plural: 'Jours fériés' },
  access: {
    read: sessionReaders,
    create: contentStaff,
    update: contentStaff,
    delete: contentStaff,
  },
  admin: {
    group: adminGroups.agenda,
    hidden: hiddenFrom('agent', 'cashier'),
    useAsTitle: 'titre',
    defaultColumns: ['date', 'titre'],
    description:
      'La fin d’une session se calcule sans ces jours. Ceux que dit la lune sont à confirmer\u00a0; un jour décrété la veille s’ajoute ici.',
  },
  disableDuplicate: true,
  hooks: { afterChange: [moveEnds], afterDelete: [moveEndsBack] },
  defaultSort: 'date',
  fields: [
    { ...dayField({ name: 'date', label: 'Jour', required: true }), unique: true },
    { name: 'titre', type: 'text', label: 'Nom', required: true, maxLength: 80 },
  ],
}
