import { invalidParameter } from '@sira/contract/wire/refusals'
import { namesIn, parseQueryString } from './queryString.ts'

/** Fields of a record beside those of its form; `id` always comes. */
const others = ['createdAt', 'updatedAt', 'id', '*']

/** `fields` of a create: those of the form that the answer gives, or all. Refuses another name. */
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
