import type { CollectionConfig } from 'payload'
import { contentStaff } from '../access/contentStaff.ts'
import { publishedOrContentStaff } from '../access/publishedOrContentStaff.ts'
import { previewAddress } from '../admin/previewAddress.ts'
import { publishedAtField } from '../fields/publishedAtField.ts'
import { slugField } from '../fields/slugField.ts'
import { firstPublication } from '../hooks/firstPublication.ts'
import { slugFromTitle } from '../hooks/slugFromTitle.ts'
import { contentCollection } from './contentCollection.ts'

/** A content type with drafts, versions, scheduled publication, an address and a preview. */
export function publishedCollection(collection: CollectionConfig, title: string): CollectionConfig {
  const { admin, fields, slug } = collection
  return contentCollection({
    ...collection,
    access: { read: publishedOrContentStaff, readVersions: contentStaff },
    admin: {
      hidden: ({ user }) => user?.role === 'agent',
      useAsTitle: title,
      preview: ({ id }) => previewAddress(slug, id),
      ...admin,
    },
    versions: { drafts: { schedulePublish: { timeFormat: 'HH:mm' } }, maxPerDoc: 50 },
    fields: [...fields, slugField, publishedAtField],
    hooks: {
      beforeValidate: [slugFromTitle(title)],
      beforeChange: [firstPublication],
    },
  })
}
