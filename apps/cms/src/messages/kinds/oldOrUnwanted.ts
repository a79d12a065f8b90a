import type { Where } from 'payload'
import type { RetentionLimits } from '../../dossiers/keptKind.ts'

/**
 * Filters messages whose time is over: that of the settings, or a shorter one for unwanted
 * messages.
 */
export function oldOrUnwanted({ old, soon }: RetentionLimits): Where {
  const unwanted = { state: { equals: 'unwanted' }, createdAt: { less_than: soon } }
  return { or: [{ createdAt: { less_than: old } }, unwanted] }
}
