import type { CollectionConfig } from 'payload'

/** The state of saving, for the controls above a record; by path, as Payload wants it. */
export function savingSlot(autosaves: boolean) {
  return {
    path: '/src/admin/saving/SavingState.tsx#SavingState',
    clientProps: { autosaves },
  }
}

type Admin = NonNullable<CollectionConfig['admin']>

/** Shows above each record whether it is saved, besides its other controls. */
export function withSavingState(admin: Admin, autosaves: boolean): Admin {
  const edit = admin.components?.edit
  const before = edit?.beforeDocumentControls ?? []
  return {
    ...admin,
    components: {
      ...admin.components,
      edit: { ...edit, beforeDocumentControls: [...before, savingSlot(autosaves)] },
    },
  }
}
