import type { CollectionConfig, Field } from 'payload'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { inboxStaff } from '../access/inboxStaff.ts'
import { nobody } from '../access/nobody.ts'
import { adminGroups } from './adminGroups.ts'

interface InboxCollection {
  slug: string
  labels: { singular: string; plural: string }
  title: string
  columns: string[]
  fields: Field[]
}

/** What visitors sent: kept by the contract API, read by staff, changed by nobody. */
export function inboxCollection(options: InboxCollection): CollectionConfig {
  const { slug, labels, title, columns, fields } = options
  return {
    slug,
    labels,
    access: { read: inboxStaff, create: nobody, update: nobody, delete: administratorsOnly },
    admin: {
      group: adminGroups.inbox,
      hidden: hiddenFrom('editor'),
      useAsTitle: title,
      defaultColumns: columns,
      listSearchableFields: columns.slice(0, 2),
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields,
  }
}
