import type { GlobalConfig } from 'payload'
import { keepFirstState } from './keepFirstState.ts'
import { restoreSettings } from './restoreSettings.ts'

/** As many as of a record of the site; older ones go as new ones come. */
const keptVersions = 50

/**
 * Settings with their earlier states, which whoever may change them reads and takes back. Payload
 * gives neither the rule nor a rule of its own: all who are signed in would read these states.
 */
export function withHistory(global: GlobalConfig): GlobalConfig {
  const { access, endpoints, hooks, versions } = global
  const drafts = typeof versions === 'object' && Boolean(versions.drafts)
  if (access?.update === undefined) throw new Error(`Nobody is said to change ${global.slug}.`)
  return {
    ...global,
    access: { ...access, readVersions: access.update },
    // In front of Payload's own endpoint of this address.
    endpoints: [restoreSettings(global.slug, drafts), ...(endpoints || [])],
    hooks: { ...hooks, beforeOperation: [keepFirstState, ...(hooks?.beforeOperation ?? [])] },
    versions: { drafts, max: keptVersions },
  }
}
