import { invalidParameter } from '@sira/contract/wire/refusals'
import { namesIn, parseQueryString } from './queryString.ts'

/** The fields of a record besides those of its form; `id` is always given. */
const others = ['createdAt', 'updatedAt', 'id', '*']

/** Reads `fields` of a create: the form's fields in the answer, or all. Throws for another name. */
export function shownFields(
  search: string,
  form: readonly string[],
): (attributes: Record<string, unknown>) => Record<string, unknown> {
  const names = namesIn(parseQueryString(search).fields, 'fields')
  for (const name of names) {
    if (!form.includes(name) && !others.includes(name)) throw invalidParameter(name)
  }
  if (names.length === 0 || names.includes('*')) return (attributes) => attributes
  return (attributes) =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)))
}
