import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { isSame } from '../../dossiers/followUp/dossierKey.ts'
import type { AskedPerson } from '../../dossiers/person/askedPerson.ts'
import type { CodesEspace } from '../../payload-types.ts'
import { codeMark, newToken, personMark, tokenMark } from '../hashes.ts'
import { mostTries } from './codeRows.ts'

/** Milliseconds that a session may last, whatever its cookie. */
const sessionLifeMs = 30 * 24 * 60 * 60_000

/**
 * The token of a new session, for who has the newest code of an address; nothing else. A guess is
 * counted by one statement before it is looked at: five at once are five.
 */
export async function openSpace(
  person: AskedPerson,
  typed: string,
  device: string,
  payload: Payload,
): Promise<string | undefined> {
  const row = await newestRow(personMark(person, payload), payload)
  if (row === undefined) return undefined
  const now = new Date().toISOString()
  const open = [
    { id: { equals: row.id } },
    { serviLe: { exists: false } },
    { finLe: { greater_than: now } },
  ]
  const counted: unknown = await payload.db.updateOne({
    collection: 'codes-espace',
    where: { and: [...open, { essais: { less_than: mostTries } }] },
    data: { essais: { $inc: 1 } },
    options: { atomic: true },
  })
  const digits = typed.replace(/\D/g, '')
  if (counted === null || !row.code) return undefined
  if (!isSame(row.code, codeMark(digits, row.id, payload))) return undefined
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    // Of two who come with the right one at once, one opens it.
    const taken: unknown = await payload.db.updateOne({
      collection: 'codes-espace',
      where: { and: open },
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
        personne: row.personne,
        prenomme: row.prenomme ?? null,
        jeton: tokenMark(token, payload),
        appareil: device.slice(0, 80),
        finLe: new Date(Date.now() + sessionLifeMs).toISOString(),
      },
    })
    return token
  })
}

async function newestRow(personne: string, payload: Payload): Promise<CodesEspace | undefined> {
  const { docs } = await payload.find({
    collection: 'codes-espace',
    where: { personne: { equals: personne } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}
