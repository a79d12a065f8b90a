import { alertCriteria } from '@sira/contract/offers/alert'
import { placeKey } from '@sira/contract/placeKey'
import type { Payload } from 'payload'

const choices = {
  domaine: 'jobdomains',
  contrat: 'jobtypes',
  experience: 'experience-levels',
} as const

type Chosen = keyof typeof choices

/**
 * Gives the search of an alert as the list has it in its address: programs send the names that
 * people read, « Bobo-Dioulasso », « CDI », or true.
 */
export async function asTheListHasThem(sent: object, payload: Payload): Promise<object> {
  const criteria: unknown = Reflect.get(sent, 'criteres')
  if (typeof criteria !== 'object' || criteria === null) return sent
  const read = alertCriteria.map(async (name): Promise<[string, unknown]> => {
    const value: unknown = Reflect.get(criteria, name)
    if (typeof value !== 'string') return [name, value]
    if (name === 'ville' || name === 'pays') return [name, placeKey(value) || value]
    if (name === 'urgent') return [name, { true: true, false: false }[value] ?? value]
    return [name, isChosen(name) ? await numberOf(name, value, payload) : value]
  })
  const criteres = Object.fromEntries(await Promise.all(read))
  return { ...sent, criteres }
}

function isChosen(name: string): name is Chosen {
  return Object.hasOwn(choices, name)
}

/** Gives the number of a choice by its name; any other text as it is. */
async function numberOf(name: Chosen, value: string, payload: Payload): Promise<string> {
  if (/^\d*$/.test(value)) return value
  const asked = { collection: choices[name], pagination: false, depth: 0, locale: 'fr' } as const
  const { docs } = await payload.find(asked)
  const found = docs.find(({ nom }) => placeKey(nom ?? '') === placeKey(value))
  return String(found?.id ?? value)
}
