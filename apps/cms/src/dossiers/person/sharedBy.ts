import { type AskedPerson, addressOf, askedPerson, withoutCase } from './askedPerson.ts'
import type { PersonRecords } from './personRecords.ts'

export interface SharedBy {
  /** What those who wrote under it call themselves: a number may be that of a family. */
  names: string[]
  /** Other addresses and numbers that stand beside it, under which more may be kept. */
  others: string[]
}

/** Who may be meant besides, for staff to look before they erase. */
export function sharedBy(person: AskedPerson, found: readonly PersonRecords[]): SharedBy {
  const names = new Map<string, string>()
  const others = new Set<string>()
  for (const { kind, records, named } of found) {
    // Letters go to the company as well.
    if (kind.slug === 'emails') continue
    const { fields, phone, name } = kind.personal
    for (const record of records) {
      // Another person’s, who goes on following it.
      if (named.has(record.id)) continue
      const called = name && record[name]
      if (typeof called === 'string' && called.trim() !== '') {
        const plain = called.trim().replace(/\s+/g, ' ')
        names.set(withoutCase(plain), names.get(withoutCase(plain)) ?? plain)
      }
      const beside = [...fields, ...(phone ? [phone.field] : [])].map((field) => record[field])
      for (const address of beside) {
        const other = askedPerson(address)
        if (other) others.add(addressOf(other))
      }
    }
  }
  others.delete(addressOf(person))
  return {
    names: [...names.values()].sort((one, other) => one.localeCompare(other, 'fr')),
    others: [...others].sort(),
  }
}
