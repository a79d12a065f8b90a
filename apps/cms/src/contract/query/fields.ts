import { invalidParameter } from '@sira/contract/wire/refusals'
import type { ContentType } from '../model/contentModel.ts'
import { namesIn, type QueryValue } from './queryString.ts'

/**
 * Gives the names of the wanted values, in the order of the query; `null` means all. `id` is always
 * given.
 */
export function parseFields(value: QueryValue, type: ContentType): string[] | null {
  const names = namesIn(value, 'fields')
  for (const name of names) {
    if (name !== '*' && type.attributes.get(name)?.kind !== 'scalar') throw invalidParameter(name)
  }
  return names.length === 0 || names.includes('*') ? null : [...new Set(names)]
}
