import type { PayloadRequest } from 'payload'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { lettersAbout } from '../emails/forgetLettersAbout.ts'
import { type KeptName, keptKinds, keptNames } from '../keptKinds.ts'
import type { AskedPerson } from './askedPerson.ts'
import { recordsOfEmail } from './recordsOfEmail.ts'
import { recordsOfPhone } from './recordsOfPhone.ts'

export type PersonRecords = Record<KeptName, NamedRecord[]>

/** Everything that is kept of a person, with the letters about it. */
export async function personRecords(
  person: AskedPerson,
  req: PayloadRequest,
): Promise<PersonRecords> {
  const found: [KeptName, NamedRecord[]][] = []
  // One after another, the letters last: those about what was found are found too.
  for (const name of keptNames) {
    const { personal } = keptKinds[name]
    const own =
      'email' in person
        ? await recordsOfEmail(name, personal.fields, person.email, req)
        : await recordsOfPhone(name, personal.phone, person.phone, req)
    const about = name === 'emails' ? await lettersOf(found, req) : []
    found.push([name, onceEach([...own, ...about])])
  }
  return Object.fromEntries(found) as PersonRecords
}

async function lettersOf(
  found: readonly [KeptName, readonly NamedRecord[]][],
  req: PayloadRequest,
): Promise<NamedRecord[]> {
  const letters: NamedRecord[] = []
  for (const [name, records] of found) {
    for (const { id } of records) {
      const { docs } = await recordsByName(req.payload).find({
        collection: 'emails',
        where: lettersAbout(name, id),
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
