import type { CollectionConfig, GlobalConfig } from 'payload'
import { type Audited, auditedPlaces } from './auditedPlaces.ts'
import { noteChange } from './noteChange.ts'
import { noteDeletion } from './noteDeletion.ts'
import { noteRemoval } from './noteRemoval.ts'
import { noteSettings } from './noteSettings.ts'

/** A collection whose changes by staff are written down, as far as its place asks for it. */
export function audited(collection: CollectionConfig): CollectionConfig {
  const how: Audited | undefined = auditedPlaces[collection.slug]
  if (how === undefined) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      // First, because announceChange consumes the remembered public state.
      afterChange: [how === 'changes' ? noteChange : noteRemoval, ...(hooks?.afterChange ?? [])],
      afterDelete: [noteDeletion, ...(hooks?.afterDelete ?? [])],
    },
  }
}

export function globalAudited(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), noteSettings] },
  }
}
