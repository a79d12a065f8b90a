import type { PayloadRequest } from 'payload'
import { recordsByName } from '../database/records/recordsByName.ts'
import type { NamedKind } from '../dossiers/keptKinds.ts'
import { addressOf, askedPerson } from '../dossiers/person/askedPerson.ts'
import { searchedFor, searchedText } from '../dossiers/search/plainSearch.ts'
import { clientKinds, personFields } from './clientKinds.ts'
import type { OwnRecord } from './clientRecords.ts'
import { type FoundClient, gatherClients } from './gatherClients.ts'
import { mayRead } from './mayRead.ts'
import { personOfRecord } from './personOfRecord.ts'
import { recordsAt } from './recordsAt.ts'

/** Of each kind; a word that more have written says nothing of who is looked for. */
const mostOfKind = 200
export const mostClients = 20

/** The people a question may mean; without one, those who wrote or ordered last. */
export async function findClients(question: string, req: PayloadRequest): Promise<FoundClient[]> {
  const person = askedPerson(question)
  const found: OwnRecord[] = []
  for (const kind of clientKinds(req.payload)) {
    const records = person
      ? await recordsAt(kind, addressOf(person), req)
      : await recordsNamed(kind, question, req)
    found.push(...records.map((record) => ({ kind, record, person: personOfRecord(kind, record) })))
  }
  return gatherClients(found).slice(0, mostClients + 1)
}

/** Found by what lists are searched by (decision 22), which holds the words of a message as well. */
async function recordsNamed(kind: NamedKind, question: string, req: PayloadRequest) {
  if (!(await mayRead(kind.slug, req))) return []
  const fields = personFields(kind)
  const { searched } = kind
  const asked = question === '' ? {} : { where: { searchText: { like: question } } }
  const { docs } = await recordsByName(req.payload).find({
    collection: kind.slug,
    ...asked,
    sort: '-createdAt',
    limit: question === '' ? mostClients : mostOfKind,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: false,
    req,
  })
  if (question === '') return docs
  const own = searched.filter((field) => field === 'reference' || fields.includes(field))
  const words = searchedFor(question).split(' ')
  return docs.filter((record) => {
    const text = searchedText(own.map((field) => record[field]))
    return words.every((word) => text.includes(word))
  })
}
