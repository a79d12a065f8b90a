import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { nobody } from '../access/nobody.ts'
import { acts } from './acts.ts'
import { keptSince } from './auditRetention.ts'

const closed = 'Le journal ne se change pas.'

/** Refuses to change a line, even to the program itself. */
const neverChanged: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update') throw new APIError(closed, 403)
  return args
}

/** Refuses to delete a line before its time. */
const keptForItsTime: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const line = await req.payload.findByID({ collection: 'journal', id, depth: 0, req })
  if (line.createdAt >= keptSince(new Date())) throw new APIError(closed, 403)
}

/**
 * The journal of changes: a line is written with each change (`audited`), and administrators read
 * it.
 */
export const auditTrail: CollectionConfig = {
  slug: 'journal',
  typescript: { interface: 'AuditLine' },
  labels: { singular: 'Ligne du journal', plural: 'Journal' },
  access: { read: administratorsOnly, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'by', 'act', 'title', 'details'],
    listSearchableFields: ['by', 'title', 'details'],
    components: { beforeListTable: ['/src/admin/audit/AuditFilter.tsx#AuditFilter'] },
  },
  // It repeats the titles of all changed records: the global search leaves it out.
  custom: { foundInItsListOnly: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  disableBulkDelete: true,
  lockDocuments: false,
  hooks: { beforeOperation: [neverChanged], beforeDelete: [keptForItsTime] },
  fields: [
    { name: 'by', type: 'text', label: 'Personne', required: true },
    // The number of the account: it stays when its name changes, and when the account is deleted.
    { name: 'person', type: 'number', admin: { hidden: true } },
    {
      name: 'act',
      type: 'select',
      label: 'Acte',
      required: true,
      options: Object.entries(acts).map(([value, label]) => ({ value, label })),
    },
    { name: 'what', type: 'text', label: 'Quoi', required: true },
    {
      name: 'title',
      type: 'text',
      label: 'Fiche',
      admin: { components: { Cell: '/src/admin/audit/RecordCell.tsx#RecordCell' } },
    },
    { name: 'details', type: 'text', label: 'Détail' },
    { name: 'place', type: 'text', required: true, admin: { hidden: true } },
    { name: 'record', type: 'number', index: true, admin: { hidden: true } },
  ],
}
