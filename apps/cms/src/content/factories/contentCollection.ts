import type { CollectionConfig } from 'payload'
import { contentStaff } from '../../access/contentStaff.ts'
import { contractOrContentStaff } from '../../access/contractOrContentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { deletedAtField } from '../../fields/deletedAtField.ts'
import {
  announceChange,
  announceDeletion,
  rememberDeletedState,
  rememberPublicState,
} from '../../publication/announcing/announceChange.ts'
import { keepWhatIsUsed, keepWhatIsUsedInUpdate } from '../../publication/trash/keepWhatIsUsed.ts'
import { frenchFirst } from './frenchFirst.ts'
import { withSavingState } from './savingSlot.ts'
import { translationsField } from './translationsField.ts'

/** What every content type has in common: who may change it, and that the site is told. */
export function contentCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, access, hooks, fields, trash = true } = collection
  const translated = isTitleTranslated(collection)
  return {
    ...collection,
    trash,
    // A copy of what has no drafts would be on the site at once, twice the same.
    ...(hasDrafts(collection) ? {} : { disableDuplicate: true }),
    fields: [
      ...fields,
      ...(translated ? [translationsField] : []),
      ...(trash ? [deletedAtField] : []),
    ],
    access: {
      read: contractOrContentStaff,
      create: contentStaff,
      update: contentStaff,
      delete: contentStaff,
      ...access,
    },
    admin: withSavingState(
      {
        hidden: hiddenFrom('agent'),
        ...admin,
        ...(translated ? translationTools(admin) : {}),
      },
      hasDrafts(collection),
    ),
    hooks: {
      ...hooks,
      beforeValidate: [frenchFirst, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), keepWhatIsUsedInUpdate, rememberPublicState],
      afterChange: [...(hooks?.afterChange ?? []), announceChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), keepWhatIsUsed, rememberDeletedState],
      afterDelete: [...(hooks?.afterDelete ?? []), announceDeletion],
    },
  }
}

function isTitleTranslated({ admin, fields }: CollectionConfig): boolean {
  return fields.some(
    (field) => 'localized' in field && field.localized === true && field.name === admin?.useAsTitle,
  )
}

function hasDrafts({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** A column and links for whoever translates. */
function translationTools(
  admin: CollectionConfig['admin'],
): NonNullable<CollectionConfig['admin']> {
  const filter = '/src/admin/translations/TranslationFilter.tsx#TranslationFilter'
  const takeFrench = '/src/admin/translations/TakeFrench.tsx#TakeFrench'
  return {
    defaultColumns: [...(admin?.defaultColumns ?? []), translationsField.name],
    components: {
      ...admin?.components,
      beforeListTable: [filter],
      edit: { ...admin?.components?.edit, editMenuItems: [takeFrench] },
    },
  }
}
