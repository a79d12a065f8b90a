import { type DraftedType, recordTypes } from '@sira/contract/kinds/recordTypes'
import type { CollectionConfig, Field } from 'payload'
import { contentStaff } from '../../access/contentStaff.ts'
import { publishedOrContentStaff } from '../../access/publishedOrContentStaff.ts'
import { searchFields } from '../../fields/searchFields.ts'
import { previewAddress } from '../../publication/addresses/previewAddress.ts'
import { slugFromTitle } from '../../publication/addresses/slugFromTitle.ts'
import { autosaveDraft } from '../../publication/drafts/autosaveDraft.ts'
import { copiedTitle } from '../../publication/drafts/copiedRecord.ts'
import { firstPublication } from '../../publication/drafts/firstPublication.ts'
import { lockSavedRecord } from '../../publication/drafts/lockSavedRecord.ts'
import { restoreEndpoint } from '../../publication/drafts/restoreAsDraft.ts'
import { unpublishSeveral } from '../../publication/drafts/unpublishSeveral.ts'
import { publicPages } from '../../publication/languages/publicPages.ts'
import { publishLanguages } from '../../publication/languages/publishLanguages.ts'
import { settleSnapshot } from '../../publication/languages/settleSnapshot.ts'
import { withdrawLanguage } from '../../publication/languages/withdrawLanguage.ts'
import { forgetPlans, forgetPlansInTrash } from '../../publication/plans/forgetPlans.ts'
import { forgetPublished } from '../../publication/plans/forgetPublished.ts'
import { notExpired } from '../../publication/plans/notExpired.ts'
import { planEndpoints } from '../../publication/plans/planEndpoints.ts'
import { publishedAnswer } from '../../publication/sayPublished.ts'
import { contentCollection } from './contentCollection.ts'
import { pagesField } from './pagesField.ts'
import { planField } from './planField.ts'
import { publishedAtField } from './publishedAtField.ts'
import { slugField } from './slugField.ts'
import { titleAndOrder } from './titleAndOrder.ts'

interface PublishedWords {
  /** The link to a new record on the first screen: « Écrire une actualité ». */
  write: string
}

/** The facts of one type; behaviour and access are the same for all types. */
interface PublishedType extends Pick<CollectionConfig, 'admin' | 'defaultSort' | 'fields'> {
  slug: DraftedType
  labels: { singular: string; plural: string }
}

/** A content type with drafts, versions, planned publication, an address and a preview. */
export function publishedCollection(
  collection: PublishedType,
  words: PublishedWords,
): CollectionConfig {
  const { admin, fields, labels, slug } = collection
  const { title, openUntil } = recordTypes[slug]
  return contentCollection({
    ...collection,
    access: { read: publishedOrContentStaff, readVersions: contentStaff },
    admin: { ...admin, ...previewed(slug, admin) },
    custom: words,
    defaultSort: draftsFirst(collection),
    versions: { drafts: true, maxPerDoc: 50 },
    endpoints: [
      restoreEndpoint(slug),
      unpublishSeveral,
      ...planEndpoints,
      autosaveDraft(slug),
      withdrawLanguage(slug),
      publicPages(slug),
    ],
    fields: [
      ...fields.map(copyNamed(title)),
      searchFields,
      pagesField,
      planField,
      slugField(title),
      publishedAtField,
    ],
    hooks: {
      beforeOperation: [lockSavedRecord, publishLanguages],
      beforeValidate: [slugFromTitle(title, labels.singular)],
      beforeChange: [...(openUntil === undefined ? [] : [notExpired]), firstPublication],
      afterChange: [forgetPlansInTrash, settleSnapshot, forgetPublished, publishedAnswer],
      afterDelete: [forgetPlans],
    },
  })
}

/** Adds the preview on the site, alone and beside the text, in the edited language. */
function previewed(
  slug: DraftedType,
  admin: PublishedType['admin'],
): Pick<NonNullable<PublishedType['admin']>, 'preview' | 'livePreview' | 'components'> {
  const { components = {} } = admin ?? {}
  const pageBeside = '/src/admin/preview/PageBeside.tsx#PageBeside'
  return {
    preview: ({ id }, { locale }) => previewAddress(slug, id, locale),
    livePreview: { url: ({ data, locale }) => previewAddress(slug, data.id, locale.code) },
    components: {
      ...components,
      edit: {
        ...components.edit,
        Status: '/src/admin/publication/RecordStatus.tsx#RecordStatus',
      },
      views: { ...components.views, edit: { livePreview: { Component: pageBeside } } },
    },
  }
}

/** Sorts drafts first, because they are unfinished; public records follow in their own order. */
function draftsFirst({ slug, defaultSort }: PublishedType): string[] {
  const own = defaultSort ?? titleAndOrder(slug).listed.defaultSort ?? '-updatedAt'
  return [...new Set(['_status', own, '-updatedAt'].flat())]
}

/** Gives the title field its cell in lists, and its text for a duplicate. */
function copyNamed(title: string): (field: Field) => Field {
  const Cell = '/src/admin/titles/TitleCell.tsx#TitleCell'
  return (field) =>
    field.type === 'text' && field.name === title
      ? {
          ...field,
          hooks: { ...field.hooks, beforeDuplicate: [copiedTitle] },
          admin: { ...field.admin, components: { ...field.admin?.components, Cell } },
        }
      : field
}
