import type { PayloadRequest } from 'payload'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { keptKinds, type NamedKind } from '../keptKinds.ts'
import { lettersAbout } from '../lettersAbout.ts'
import type { AskedPerson } from './askedPerson.ts'
import { recordsOfEmail } from './recordsOfEmail.ts'
import { recordsOfPhone } from './recordsOfPhone.ts'

/** The records of a person in one collection. */
export interface PersonRecords {
  kind: NamedKind
  records: NamedRecord[]
  /** Of those that are somebody else’s and name him, by number: the fields in which he stands. */
  named: ReadonlyMap<number, readonly string[]>
}

/** Everything that is kept of a person, with the letters about it. */
export async function personRecords(
  person: AskedPerson,
  req: PayloadRequest,
): Promise<PersonRecords[]> {
  const found: PersonRecords[] = []
  // One after another, the letters last: those about what was found are found too.
  for (const kind of keptKinds(req.payload)) {
    const { slug, personal } = kind
    const own =
      'email' in person
        ? await recordsOfEmail(slug, personal.fields, person.email, req)
        : await recordsOfPhone(slug, personal.phone, person.phone, req)
    const others = 'phone' in person ? await namedIn(kind, person.phone, req) : []
    const about = slug === 'emails' ? await lettersOf(found, req) : []
    const mine = new Set(own.map(({ id }) => id))
    const named = new Map<number, string[]>()
    for (const [{ id }, fields] of others) {
      if (!mine.has(id)) named.set(id, [...(named.get(id) ?? []), ...fields])
    }
    const records = onceEach([...own, ...others.map(([record]) => record), ...about])
    found.push({ kind, records, named })
  }
  return found
}

/** The records that name a person beside their own, each with the fields in which he stands. */
async function namedIn(
  { slug, personal: { others = [] } }: NamedKind,
  phone: string,
  req: PayloadRequest,
): Promise<[NamedRecord, readonly string[]][]> {
  const found: [NamedRecord, readonly string[]][] = []
  for (const other of others) {
    const records = await recordsOfPhone(slug, other, phone, req)
    const fields = [other.field, ...other.beside]
    found.push(...records.map((record): [NamedRecord, readonly string[]] => [record, fields]))
  }
  return found
}

async function lettersOf(
  found: readonly PersonRecords[],
  req: PayloadRequest,
): Promise<NamedRecord[]> {
  const letters: NamedRecord[] = []
  for (const { kind, records } of found) {
    for (const { id } of records) {
      const { docs } = await recordsByName(req.payload).find({
        collection: 'emails',
        where: lettersAbout(kind.slug, id),
        depth: 0,
        pagination: false,
        req,
      })
      letters.push(...docs)
    }
  }
  return letters
}

function onceEach(records: readonly NamedRecord[]): NamedRecord[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}
