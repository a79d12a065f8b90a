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
        : await recordsOfPhones(kind, person.phone, req)
    const about = slug === 'emails' ? await lettersOf(found, req) : []
    found.push({ kind, records: onceEach([...own, ...about]) })
  }
  return found
}

async function recordsOfPhones(
  { slug, personal: { phone: own, otherPhones = [] } }: NamedKind,
  phone: string,
  req: PayloadRequest,
): Promise<NamedRecord[]> {
  const found: NamedRecord[] = []
  for (const field of [own, ...otherPhones]) {
    found.push(...(await recordsOfPhone(slug, field, phone, req)))
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
