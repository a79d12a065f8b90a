import type { PayloadRequest } from 'payload'
import type { AskedPerson } from '../dossiers/person/askedPerson.ts'
import { type PersonRecords, personRecords } from '../dossiers/person/personRecords.ts'
import { nameMark } from './hashes.ts'

/** The owner of a space: an e-mail address; or a phone and the name that staff gave it for. */
export interface Whose {
  person: AskedPerson
  /** The digest of that name. */
  name: string | undefined
}

/**
 * The records of a person: under his address, and of a phone, which may be a family’s, those with
 * his name. Letters are about the others, and go to the company as well.
 */
export async function recordsOf(
  { person, name }: Whose,
  req: PayloadRequest,
): Promise<PersonRecords[]> {
  const found = await personRecords(person, req)
  const own = found.filter(({ kind }) => kind.slug !== 'emails' && kind.slug !== 'commentaires')
  if ('email' in person) return own
  return own.map(({ kind, records, named }) => {
    const field = kind.personal.name
    const isHis = (called: unknown) =>
      typeof called === 'string' && nameMark(called, req.payload) === name
    return { kind, named, records: records.filter((record) => field && isHis(record[field])) }
  })
}
