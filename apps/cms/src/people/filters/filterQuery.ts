import type { FlattenedField } from 'payload'

/** The parameters of a list's address that a filter keeps. */
const kept = /^(where(\[[\w.-]+\])+|search|sort)$/

/** Fields that say of a person neither who he is nor what he wrote. */
const impersonal = new Set(['select', 'radio', 'checkbox', 'date', 'number', 'relationship'])

/** The filter in the address of a list; empty where everything is shown. */
export function filterOf(query: URLSearchParams): string {
  const found = [...query].filter(([name, value]) => kept.test(name) && value !== '')
  const narrows = found.some(([name]) => name !== 'sort')
  return narrows ? new URLSearchParams(found).toString() : ''
}

/**
 * Whether a filter is what the list shows now. Payload writes the order of the list into its
 * address; a filter that was kept without one holds in any order.
 */
export function isShown(filter: string, current: string): boolean {
  if (new URLSearchParams(filter).has('sort')) return filter === current
  const shown = new URLSearchParams(current)
  shown.delete('sort')
  return shown.toString() === filter
}

/**
 * Whether a filter of a list may be kept; else the sentence that says why not. A list of people is
 * not kept by the name or the number of one of them: who asks to be erased would stand there still.
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
