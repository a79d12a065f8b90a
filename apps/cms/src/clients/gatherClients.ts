import { cardAddress } from './cardAddress.ts'
import type { OwnRecord } from './clientRecords.ts'
import { addressesOf } from './personOfRecord.ts'
import { type SaidOf, saidOf } from './saidOf.ts'

/** Somebody among the results of a search. */
export interface FoundClient extends SaidOf {
  /** His card, opened from his newest record. */
  href: string
  /** When something last came from him. */
  last: string
}

interface Gathered {
  addresses: ReadonlySet<string>
  own: OwnRecord[]
}

/** Records as the people who sent them: what shares a number or an address is one person's. */
export function gatherClients(records: readonly OwnRecord[]): FoundClient[] {
  let people: Gathered[] = []
  for (const one of records) {
    const addresses = addressesOf(one.person)
    if (addresses.length === 0) continue
    const isSame = (person: Gathered) => addresses.some((at) => person.addresses.has(at))
    const same = people.filter(isSame)
    const gathered = {
      addresses: new Set([...same.flatMap((person) => [...person.addresses]), ...addresses]),
      own: [...same.flatMap(({ own }) => own), one],
    }
    people = [...people.filter((person) => !isSame(person)), gathered]
  }
  return people
    .flatMap(({ own }) => {
      const [newest] = own.sort(byDate)
      if (newest === undefined) return []
      const href = cardAddress(newest.kind.slug, newest.record.id)
      return [{ ...saidOf(own.map(({ person }) => person)), href, last: newest.record.createdAt }]
    })
    .sort((one, other) => other.last.localeCompare(one.last))
}

function byDate(one: OwnRecord, other: OwnRecord): number {
  return other.record.createdAt.localeCompare(one.record.createdAt)
}
