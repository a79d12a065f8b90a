import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { personEndpoints } from './personEndpoints.ts'

/** The traces of erasures made on request; their screen is also where they are made. */
export const erasures: CollectionConfig = {
  slug: 'erasures',
  labels: { singular: 'Effacement', plural: 'Données personnelles' },
  access: { read: administratorsOnly, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: adminGroups.clients,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    useAsTitle: 'what',
    defaultColumns: ['createdAt', 'by', 'what'],
    listSearchableFields: ['by'],
    components: { beforeListTable: ['/src/admin/inbox/PersonSearch.tsx#PersonSearch'] },
  },
  endpoints: personEndpoints,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'by', type: 'text', label: 'Effacé par', required: true },
    { name: 'what', type: 'text', label: 'Ce qui a été effacé', required: true },
    {
      name: 'fingerprint',
      type: 'text',
      label: 'Empreinte',
      required: true,
      index: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
