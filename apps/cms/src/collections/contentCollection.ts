import type { CollectionConfig } from 'payload'
import { contentStaff } from '../access/contentStaff.ts'
import { contractOrContentStaff } from '../access/contractOrContentStaff.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { announceChange, announceDeletion, rememberPublicState } from '../hooks/announceChange.ts'

/** What every content type has in common: who may change it, and that the site is told. */
export function contentCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, access, hooks } = collection
  return {
    ...collection,
    access: {
      read: contractOrContentStaff,
      create: contentStaff,
      update: contentStaff,
      delete: contentStaff,
      ...access,
    },
    admin: { hidden: hiddenFrom('agent'), ...admin },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberPublicState],
      afterChange: [...(hooks?.afterChange ?? []), announceChange],
      afterDelete: [...(hooks?.afterDelete ?? []), announceDeletion],
    },
  }
}
