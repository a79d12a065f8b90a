import type { PersonOfRecord } from './personOfRecord.ts'

/** The names and contacts that somebody has given: each once, the most recent first. */
export interface SaidOf {
  names: string[]
  phones: string[]
  emails: string[]
}

export function saidOf(people: readonly PersonOfRecord[]): SaidOf {
  const names = new Map<string, string>()
  for (const { name } of people) {
    const plain = name?.normalize().toLowerCase()
    if (name !== undefined && plain !== undefined && !names.has(plain)) names.set(plain, name)
  }
  const phones = people.map(({ phone }) => phone).filter((phone) => phone !== undefined)
  return {
    names: [...names.values()],
    phones: [...new Set(phones)],
    emails: [...new Set(people.flatMap(({ emails }) => emails))],
  }
}
