import type { CollectionConfig } from 'payload'
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
} from '../../publication/changes/announceChange.ts'
import { confirmTranslation } from '../../publication/translations/confirmTranslation.ts'
import { trackTranslations } from '../../publication/translations/trackTranslations.ts'
import { hasTranslatedTexts } from '../../publication/translations/translatedTexts.ts'
import { translationFields } from '../../publication/translations/translationFields.ts'
import { keepWhatIsUsed, keepWhatIsUsedInUpdate } from '../../publication/trash/keepWhatIsUsed.ts'
import { frenchFirst } from './frenchFirst.ts'
import { listsInFrench } from './listsInFrench.ts'
import { withSavingState } from './savingSlot.ts'
import { titleAndOrder } from './titleAndOrder.ts'
import { translationsField } from './translationsField.ts'

/** The facts of a content type; whether it can be duplicated follows from its drafts. */
type ContentType = Omit<CollectionConfig, 'disableDuplicate'>

/**
 * Adds the common parts of all content types: the access rules, and the announcement to the site.
 */
export function contentCollection(collection: ContentType): CollectionConfig {
  const { access, endpoints, hooks, fields, trash = true } = collection
  const { useAsTitle, listed } = titleAndOrder(collection.slug)
  const admin = { ...(useAsTitle === undefined ? {} : { useAsTitle }), ...collection.admin }
  // The texts of a picture are written where it is chosen.
  const translated = !collection.upload && hasTranslatedTexts(fields)
  return {
    ...listed,
    ...collection,
    trash,
    // Without drafts, a duplicate would be public at once.
    ...(hasDrafts(collection) ? {} : { disableDuplicate: true }),
    fields: [
      ...fields,
      ...(translated ? [translationsField, ...translationFields] : []),
      ...(trash ? [deletedAtField] : []),
    ],
    endpoints: [...(endpoints || []), ...(translated ? [confirmTranslation] : [])],
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
      beforeOperation: [...(hooks?.beforeOperation ?? []), ...(translated ? [listsInFrench] : [])],
      beforeValidate: [frenchFirst, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        keepWhatIsUsedInUpdate,
        ...(translated ? [trackTranslations] : []),
        rememberPublicState,
      ],
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

function hasDrafts({ versions }: ContentType): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** Adds a column and links for translators. */
function translationTools(
  admin: NonNullable<CollectionConfig['admin']>,
): NonNullable<CollectionConfig['admin']> {
  const filter = '/src/admin/translations/TranslationFilter.tsx#TranslationFilter'
  const translate = '/src/admin/translations/TranslateItems.tsx#TranslateItems'
  const takeFrench = '/src/admin/translations/TakeFrench.tsx#TakeFrench'
  const { defaultColumns = [], components = {} } = admin
  const { beforeListTable = [], edit = {} } = components
  return {
    defaultColumns: [...defaultColumns, translationsField.name],
    components: {
      ...components,
      beforeListTable: [...beforeListTable, filter],
      edit: { ...edit, editMenuItems: [...(edit.editMenuItems ?? []), translate, takeFrench] },
    },
  }
}
