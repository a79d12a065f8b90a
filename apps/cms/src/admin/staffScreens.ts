import type { CollectionConfig, GlobalConfig } from 'payload'

/** Records on one screen: drawing a hundred kept everybody else waiting for a quarter of a second. */
const pagination = { defaultLimit: 10, limits: [10, 25, 50] }

/**
 * A type of content without Payload's screens for programmers (« API »), and without its « Copier
 * vers une autre langue », which saves what it copies at once (decision 21).
 */
export function forStaff(collection: CollectionConfig): CollectionConfig {
  const admin = {
    pagination,
    ...collection.admin,
    hideAPIURL: true,
    disableCopyToLocale: true,
  }
  return { ...collection, admin }
}

export function globalForStaff(global: GlobalConfig): GlobalConfig {
  return { ...global, admin: { ...global.admin, hideAPIURL: true } }
}
