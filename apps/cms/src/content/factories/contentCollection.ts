import type { CollectionConfig, Field } from 'payload'
import { contentStaff } from '../../access/contentStaff.ts'
import { contractOrContentStaff } from '../../access/contractOrContentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { deletedAtField } from '../../fields/deletedAtField.ts'
import { forgetOldAddresses } from '../../publication/addresses/forgetOldAddresses.ts'
import {
  announceChange,
  announceDeletion,
  rememberDeletedState,
  rememberPublicState,
} from '../../publication/announcing/announceChange.ts'
import { keepWhatIsUsed, keepWhatIsUsedInUpdate } from '../../publication/trash/keepWhatIsUsed.ts'
import { frenchFirst } from './frenchFirst.ts'
import { withSavingState } from './savingSlot.ts'
import { titleAndOrder } from './titleAndOrder.ts'
import { translationsField } from './translationsField.ts'

/** What a type says of itself; whether it may be copied follows from its drafts. */
type ContentType = Omit<CollectionConfig, 'disableDuplicate'>

/** What every content type has in common: who may change it, and that the site is told. */
export function contentCollection(collection: ContentType): CollectionConfig {
  const { access, hooks, fields, trash = true } = collection
  const { useAsTitle, listed } = titleAndOrder(collection.slug)
  const admin = { ...(useAsTitle === undefined ? {} : { useAsTitle }), ...collection.admin }
  const translated = isTitleTranslated(fields, admin.useAsTitle)
  return {
    ...listed,
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
        hidden: hiddenFrom('agent', 'cashier'),
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
      beforeDelete: [
        ...(hooks?.beforeDelete ?? []),
        keepWhatIsUsed,
        rememberDeletedState,
        forgetOldAddresses,
      ],
      afterDelete: [...(hooks?.afterDelete ?? []), announceDeletion],
    },
  }
}

function isTitleTranslated(fields: readonly Field[], title: string | undefined): boolean {
  return fields.some(
    (field) => 'localized' in field && field.localized === true && field.name === title,
  )
}

function hasDrafts({ versions }: ContentType): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** A column and links for whoever translates. */
function translationTools(
  admin: NonNullable<CollectionConfig['admin']>,
): NonNullable<CollectionConfig['admin']> {
  const filter = '/src/admin/translations/TranslationFilter.tsx#TranslationFilter'
  const takeFrench = '/src/admin/translations/TakeFrench.tsx#TakeFrench'
  const { defaultColumns = [], components = {} } = admin
  const { beforeListTable = [], edit = {} } = components
  return {
    defaultColumns: [...defaultColumns, translationsField.name],
    components: {
      ...components,
      beforeListTable: [...beforeListTable, filter],
      edit: { ...edit, editMenuItems: [...(edit.editMenuItems ?? []), takeFrench] },
    },
  }
}
