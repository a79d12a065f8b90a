import type { CollectionConfig, Endpoint, Field } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inboxRecords } from '../../access/inboxRecords.ts'
import { nobody } from '../../access/nobody.ts'
import { deletedAtField } from '../../fields/deletedAtField.ts'
import { forgetLettersAbout } from '../emails/forgetLettersAbout.ts'
import { exportInbox } from '../export/exportInbox.ts'
import { searchableBy } from '../search/searchableBy.ts'
import { searchedFields } from '../search/searchedFields.ts'
import { searchTextField } from '../search/searchTextField.ts'
import { trackWork } from '../work/trackWork.ts'
import { workFields } from '../work/workFields.ts'

interface InboxCollection {
  slug: 'devis' | 'contacts' | 'newsletters'
  labels: { singular: string; plural: string }
  columns: string[]
  /** What a record is found by, as the search box says it. */
  searchedAs: string
  /** What the visitor sent, and what follows from it. */
  fields: Field[]
  hooks: Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange'>>
  endpoints?: Endpoint[]
  /** Parts of the screen of one record, by path. */
  controls?: string[]
}

/** What visitors sent: kept by the contract API as it was sent, worked on by staff. */
export function inboxCollection(options: InboxCollection): CollectionConfig {
  const {
    slug,
    labels,
    columns,
    searchedAs,
    fields,
    hooks,
    endpoints = [],
    controls = [],
  } = options
  return {
    slug,
    labels,
    access: {
      read: inboxRecords,
      create: nobody,
      update: inboxRecords,
      delete: administratorsOnly,
    },
    admin: {
      group: adminGroups.inbox,
      hidden: hiddenFrom('editor'),
      useAsTitle: 'email',
      defaultColumns: columns,
      listSearchableFields: ['searchText'],
      components: {
        beforeListTable: ['/src/admin/inbox/InboxTools.tsx#InboxTools'],
        edit: { beforeDocumentControls: controls },
      },
    },
    trash: true,
    defaultSort: '-createdAt',
    disableDuplicate: true,
    hooks: {
      ...searchableBy(searchedFields[slug], trackWork),
      beforeDelete: [forgetLettersAbout],
      ...hooks,
    },
    endpoints: [exportInbox(slug), ...endpoints],
    fields: [...fields.map(asSent), ...workFields, searchTextField(searchedAs), deletedAtField],
  }
}

/** Staff cannot change the words of a visitor. */
function asSent(field: Field): Field {
  if (field.type === 'row') return { ...field, fields: field.fields.map(asSent) }
  return 'name' in field ? ({ ...field, access: { update: nobody } } as Field) : field
}
