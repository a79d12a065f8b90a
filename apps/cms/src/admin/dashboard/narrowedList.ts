import type { Where } from 'payload'
import { adminAddress } from './adminAddress.ts'

/**
 * The list of a collection with the filter of a count: who follows a number finds as many records.
 * In the form that the tabs above the lists of messages and orders know themselves by.
 */
export function narrowedList(collection: string, where: Where): string {
  const query = new URLSearchParams()
  addTo(query, where.or ? 'where' : 'where[and][0]', where)
  return `${adminAddress(collection)}?${query}`
}

function addTo(query: URLSearchParams, name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) query.append(name, String(value))
  else for (const [key, inner] of Object.entries(value)) addTo(query, `${name}[${key}]`, inner)
}
