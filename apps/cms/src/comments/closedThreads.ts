import type { CollectionConfig } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { contentStaff } from '../access/contentStaff.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { nobody } from '../access/nobody.ts'
import { announceThread, announceThreadAfterDelete } from './announceThread.ts'

/** The articles that take no more comments: what is published stays to be read. */
export const closedThreads: CollectionConfig = {
  slug: 'fils-fermes',
  labels: { singular: 'Fil fermé', plural: 'Fils fermés' },
  access: { read: contentStaff, create: contentStaff, update: nobody, delete: contentStaff },
  admin: {
    group: adminGroups.lists,
    hidden: hiddenFrom('agent', 'cashier'),
    useAsTitle: 'id',
    defaultColumns: ['article', 'createdAt'],
    description:
      'Un article de cette liste ne reçoit plus de commentaires\u00a0; supprimez la ligne pour les rouvrir.',
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: { afterChange: [announceThread], afterDelete: [announceThreadAfterDelete] },
  fields: [
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'blogs',
      label: 'Article',
      required: true,
      unique: true,
    },
  ],
}
