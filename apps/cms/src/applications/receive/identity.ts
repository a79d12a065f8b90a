import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'

/**
 * The identity of a person: a phone number and a name, of which accents, case and the order of the
 * words do not count. Sisters share a phone, and are two (product 10).
 */
export function foldedName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ')
}

interface Somebody {
  phone: string
  nom: string
}

/** The same for whatever he applies to; a digest that leads back to nobody without the secret. */
export function identityMark({ phone, nom }: Somebody, payload: Pick<Payload, 'secret'>): string {
  return digest(`identity ${phone} ${foldedName(nom)}`, payload)
}

/** The same for one offer, or the pool, alone: of two with it one is kept. */
export function applicationMark(
  identity: string,
  offer: number | null,
  payload: Pick<Payload, 'secret'>,
): string {
  return digest(`application ${offer ?? 'pool'} ${identity}`, payload)
}

function digest(text: string, { secret }: Pick<Payload, 'secret'>): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
