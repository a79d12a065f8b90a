import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { type AskedPerson, addressOf } from '../dossiers/person/askedPerson.ts'

type Secret = Pick<Payload, 'secret'>

const digest = (what: string, { secret }: Secret) =>
  createHmac('sha256', secret).update(`space ${what}`).digest('base64url')

/** The digest of the person of a code or session, without the address itself. */
export function personMark(person: AskedPerson, payload: Secret): string {
  return digest(`person ${addressOf(person)}`, payload)
}

/** A name, whatever its accents, capitals and the order of its words (product 10). */
export function nameMark(name: string, payload: Secret): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return digest(`name ${words.toSorted().join(' ')}`, payload)
}

/** Six digits, as they are typed. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** With the row it stands in: two rows never show that they have the same code. */
export function codeMark(code: string, row: number, payload: Secret): string {
  return digest(`code ${row} ${code}`, payload)
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenMark(token: string, payload: Secret): string {
  return digest(`token ${token}`, payload)
}
