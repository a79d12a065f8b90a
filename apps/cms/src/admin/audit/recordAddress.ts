import type { SanitizedConfig } from 'payload'
import { adminAddress } from '../dashboard/adminAddress.ts'

type Places = Pick<SanitizedConfig, 'collections' | 'globals'>

/** Where a line of the journal leads: a record, settings, a list; nowhere once it is deleted. */
export function recordAddress(
  { collections, globals }: Places,
  { act, place, record }: Readonly<Record<string, unknown>>,
): string | undefined {
  if (act === 'deleted') return undefined
  if (globals.some(({ slug }) => slug === place)) return `/admin/globals/${place}`
  if (!collections.some(({ slug }) => slug === place)) return undefined
  return adminAddress(String(place), typeof record === 'number' ? record : undefined)
}
