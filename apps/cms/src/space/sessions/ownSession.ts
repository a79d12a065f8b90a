import type { Payload, Where } from 'payload'
import { askedPerson } from '../../dossiers/person/askedPerson.ts'
import type { SessionsEspace } from '../../payload-types.ts'
import { personMark, tokenMark } from '../hashes.ts'
import type { Whose } from '../whose.ts'

export interface OwnSession {
  session: SessionsEspace
  whose: Whose
}

/** The session of a token, and whose it is: the address comes from its cookie, and must be its own. */
export async function ownSession(
  token: string,
  address: string,
  payload: Payload,
): Promise<OwnSession | undefined> {
  const person = askedPerson(address)
  if (person === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'sessions-espace',
    where: {
      jeton: { equals: tokenMark(token, payload) },
      personne: { equals: personMark(person, payload) },
      finLe: { greater_than: new Date().toISOString() },
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [session] = docs
  return session && { session, whose: { person, name: session.prenomme ?? undefined } }
}

/** All of the same person. */
export function sessionsLike({ personne, prenomme }: SessionsEspace): Where {
  return {
    personne: { equals: personne },
    prenomme: prenomme ? { equals: prenomme } : { exists: false },
  }
}

/** Ends one session of the same person, or all of them; they are dead at once. */
export async function endSessions(
  session: SessionsEspace,
  which: number | 'all',
  payload: Payload,
): Promise<void> {
  const where = sessionsLike(session)
  await payload.delete({
    collection: 'sessions-espace',
    where: which === 'all' ? where : { and: [where, { id: { equals: which } }] },
    depth: 0,
  })
}
