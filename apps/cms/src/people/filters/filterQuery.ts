import type { FlattenedField } from 'payload'

/** The parameters of a list's address that a filter keeps. */
const kept = /^(where(\[[\w.-]+\])+|search|sort)$/

/** Types of fields that reveal neither a person's identity nor his texts. */
const impersonal = new Set(['select', 'radio', 'checkbox', 'date', 'number', 'relationship'])

/** The filter in the address of a list; empty where everything is shown. */
export function filterOf(query: URLSearchParams): string {
  const found = [...query].filter(([name, value]) => kept.test(name) && value !== '')
  const narrows = found.some(([name]) => name !== 'sort')
  return narrows ? new URLSearchParams(found).toString() : ''
}

/**
 * Whether a filter equals the shown list. Payload writes the order of the list into its address; a
 * filter kept without one fits any order.
 */
export function isShown(filter: string, current: string): boolean {
  if (new URLSearchParams(filter).has('sort')) return filter === current
  const shown = new URLSearchParams(current)
  shown.delete('sort')
  return shown.toString() === filter
}

/**
 * Checks a filter to be kept; gives true, or the reason for a refusal. A list of people may not be
 * filtered by the name or number of one person, which would remain after his erasure.
 */
export function checkFilter(
  query: string,
  fields: readonly FlattenedField[],
  isOfPeople: boolean,
): true | string {
  const asked = new URLSearchParams(query)
  if (filterOf(asked) !== asked.toString() || query === '') return 'Ce filtre est illisible.'
  if (!isOfPeople) return true
  const about = [...asked.keys()].flatMap((name) => fieldOf(name) ?? [])
  const known = about.every((name) =>
    fields.some((field) => field.name === name && impersonal.has(field.type)),
  )
  return known && !asked.has('search')
    ? true
    : 'Un filtre gardé ne nomme personne : choisissez par état, par date ou par service.'
}

/** `where[or][0][and][0][state][in][0]` is about the state. */
function fieldOf(name: string): string | undefined {
  const parts = [...name.matchAll(/\[([\w.-]+)\]/g)].flatMap(([, part]) => part ?? [])
  return parts.find((part) => !/^(and|or|\d+)$/.test(part))
}
