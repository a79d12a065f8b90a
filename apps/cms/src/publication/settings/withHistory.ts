import type { GlobalConfig } from 'payload'
import { keepFirstState } from './keepFirstState.ts'
import { restoreSettings } from './restoreSettings.ts'

/** As many as for a record of the site; older ones are deleted. */
const keptVersions = 50

/**
 * Gives settings a history, which people who may change them can read and restore. Payload has no
 * such rule and offers no way to add one: everybody signed in could read the versions.
 */
export function withHistory(global: GlobalConfig): GlobalConfig {
  const { access, endpoints, hooks, versions } = global
  const drafts = typeof versions === 'object' && Boolean(versions.drafts)
  if (access?.update === undefined) throw new Error(`Nobody is said to change ${global.slug}.`)
  return {
    ...global,
    access: { ...access, readVersions: access.update },
    // Before Payload's own endpoint of this address.
    endpoints: [restoreSettings(global.slug, drafts), ...(endpoints || [])],
    hooks: { ...hooks, beforeOperation: [keepFirstState, ...(hooks?.beforeOperation ?? [])] },
    versions: { drafts, max: keptVersions },
  }
}
