import type { CollectionConfig, GlobalConfig } from 'payload'

/**
 * A type of content without Payload's screens for programmers (« API »), and without its « Copier
 * vers une autre langue », which saves what it copies at once (decision 21).
 */
export function forStaff(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  return { ...collection, admin: { ...admin, hideAPIURL: true, disableCopyToLocale: true } }
}

export function globalForStaff(global: GlobalConfig): GlobalConfig {
  return { ...global, admin: { ...global.admin, hideAPIURL: true } }
}
