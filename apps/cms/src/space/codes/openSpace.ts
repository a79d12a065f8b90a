import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { isSame } from '../../dossiers/followUp/dossierKey.ts'
import type { AskedPerson } from '../../dossiers/person/askedPerson.ts'
import type { CodesEspace } from '../../payload-types.ts'
import { codeMark, newToken, personMark, tokenMark } from '../hashes.ts'
import { codesADay, mostTries } from './codeRows.ts'

/** Milliseconds that a session may last, whatever its cookie. */
const sessionLifeMs = 30 * 24 * 60 * 60_000

/**
 * The token of a new session, for who has a code of an address; nothing else. A guess is counted by one
 * statement, of each code that still opens, before it is looked at: five at once are five, and what a
 * stranger asks for leaves the code of its person as it was.
 */
export async function openSpace(
  person: AskedPerson,
  typed: string,
  device: string,
  payload: Payload,
): Promise<string | undefined> {
  const now = new Date().toISOString()
  const digits = typed.replace(/\D/g, '')
  let row: CodesEspace | undefined
  for (const one of await openRows(personMark(person, payload), now, payload)) {
    const counted: unknown = await payload.db.updateOne({
      collection: 'codes-espace',
      where: { and: [...opening(one, now), { essais: { less_than: mostTries } }] },
      data: { essais: { $inc: 1 } },
      options: { atomic: true },
    })
    if (counted === null || !one.code) continue
    if (isSame(one.code, codeMark(digits, one.id, payload))) row = one
  }
  if (row === undefined) return undefined
  const { id, personne, prenomme } = row
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    // Of two who come with the right one at once, one opens it.
    const taken: unknown = await payload.db.updateOne({
      collection: 'codes-espace',
      where: { and: opening({ id }, now) },
      data: { serviLe: now },
      options: { atomic: true },
      req,
    })
    if (taken === null) return undefined
    const token = newToken()
    await payload.create({
      collection: 'sessions-espace',
      depth: 0,
      req,
      data: {
        personne,
        prenomme: prenomme ?? null,
        jeton: tokenMark(token, payload),
        appareil: device.slice(0, 80),
        finLe: new Date(Date.now() + sessionLifeMs).toISOString(),
      },
    })
    return token
  })
}

const unused = (now: string) => [{ serviLe: { exists: false } }, { finLe: { greater_than: now } }]

const opening = ({ id }: Pick<CodesEspace, 'id'>, now: string) => [
  { id: { equals: id } },
  ...unused(now),
]

async function openRows(personne: string, now: string, payload: Payload): Promise<CodesEspace[]> {
  const { docs } = await payload.find({
    collection: 'codes-espace',
    where: { and: [{ personne: { equals: personne } }, ...unused(now)] },
    sort: '-id',
    limit: codesADay.most,
    pagination: false,
    depth: 0,
  })
  return docs
}
