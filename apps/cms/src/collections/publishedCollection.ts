import type { CollectionConfig, Field } from 'payload'
import { contentStaff } from '../access/contentStaff.ts'
import { publishedOrContentStaff } from '../access/publishedOrContentStaff.ts'
import { previewAddress } from '../admin/previewAddress.ts'
import { autosaveDraft } from '../drafts/autosaveDraft.ts'
import type { DraftedType } from '../drafts/latestVersion.ts'
import { lockSavedRecord } from '../drafts/recordLock.ts'
import { planField } from '../fields/planField.ts'
import { publishedAtField } from '../fields/publishedAtField.ts'
import { slugField } from '../fields/slugField.ts'
import { copiedTitle } from '../hooks/copiedRecord.ts'
import { firstPublication } from '../hooks/firstPublication.ts'
import { forgetPlans, forgetPlansInTrash } from '../hooks/forgetPlans.ts'
import { restoredVersion } from '../hooks/restoredVersion.ts'
import { slugFromTitle } from '../hooks/slugFromTitle.ts'
import { planEndpoints } from '../publication/planEndpoints.ts'
import { restoreEndpoint } from '../publication/restoreAsDraft.ts'
import { unpublishSeveral } from '../publication/unpublishSeveral.ts'
import { contentCollection } from './contentCollection.ts'

/** A content type with drafts, versions, planned publication, an address and a preview. */
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
    versions: { drafts: true, maxPerDoc: 50 },
    endpoints: [
      restoreEndpoint,
      unpublishSeveral,
      ...planEndpoints,
      autosaveDraft(slug as DraftedType),
    ],
    fields: [...fields.map(copyNamed(title)), planField, slugField(title), publishedAtField],
    hooks: {
      beforeOperation: [lockSavedRecord],
      beforeValidate: [restoredVersion, slugFromTitle(title)],
      beforeChange: [...(collection.hooks?.beforeChange ?? []), firstPublication],
      afterChange: [forgetPlansInTrash],
      afterDelete: [forgetPlans],
    },
  })
}

/** Gives the title its words for a copy. */
function copyNamed(title: string): (field: Field) => Field {
  return (field) =>
    field.type === 'text' && field.name === title
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [copiedTitle] } }
      : field
}
