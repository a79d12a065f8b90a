import type { FlattenedField, SanitizedConfig } from 'payload'
import { oddBodies, oddFilters, oddIds, oddQueries, oddValues } from './oddQuestions.ts'

export interface Question {
  method: string
  path: string
  body?: string
}

type Kind = SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number]

const read = (path: string): Question => ({ method: 'GET', path })
const write = (method: string, path: string, body: string): Question => ({ method, path, body })

/** Everything that has a number in its address. */
export function oddAddresses(kind: Kind, place: string, ids = oddIds): Question[] {
  const endpoints = (kind.endpoints || []).filter(({ path }) => path.includes('/:'))
  return endpoints.flatMap(({ method, path }) =>
    ids.map((id) => {
      const address = `${place}${path.replace(/:\w+\??/g, id)}`
      const verb = method.toUpperCase()
      return verb === 'GET' ? read(address) : write(verb, address, '{}')
    }),
  )
}

export function oddLists(place: string, several: boolean): Question[] {
  return oddQueries.flatMap((query) => [
    read(`${place}?${query}`),
    read(`${place}/versions?${query}`),
    ...(several ? [write('PATCH', `${place}?${query}&where[id][equals]=5`, '{}')] : []),
  ])
}

/** One field of each sort is asked for by every operator. */
export function oddConditions(place: string, fields: readonly FlattenedField[], seen: Set<string>) {
  const fresh = fields.filter((field) => !seen.has(sortOf(field)))
  for (const field of fresh) seen.add(sortOf(field))
  return fresh.flatMap(({ name }) => oddFilters(name).map((query) => read(`${place}?${query}`)))
}

/** Every field is written with what it cannot hold; with all of it once for each sort. */
export function oddWrites(
  kind: Kind,
  place: string,
  addresses: readonly (readonly [method: string, path: string])[],
  seen: Set<string>,
): Question[] {
  const bodies = [...oddBodies]
  for (const field of kind.flattenedFields) {
    const values = seen.has(sortOf(field)) ? [-1, {}, [null]] : oddValues
    seen.add(sortOf(field))
    for (const value of values) bodies.push(JSON.stringify({ [field.name]: value }))
  }
  return addresses.flatMap(([method, path]) =>
    bodies.map((body) => write(method, `${place}${path}`, body)),
  )
}

function sortOf(field: FlattenedField): string {
  const many = 'hasMany' in field && field.hasMany
  const to = 'relationTo' in field && Array.isArray(field.relationTo)
  return [field.type, many, to, 'localized' in field && field.localized].join(' ')
}
