import type { Where } from 'payload'
import type { RetentionLimits } from '../../dossiers/keptKind.ts'

/** A message is kept for as long as the settings say; one that nobody wanted, for less. */
export function oldOrUnwanted({ old, soon }: RetentionLimits): Where {
  const unwanted = { state: { equals: 'unwanted' }, createdAt: { less_than: soon } }
  return { or: [{ createdAt: { less_than: old } }, unwanted] }
}
