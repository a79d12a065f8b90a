import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
} from 'node:crypto'
import type { Payload } from 'payload'
import * as z from 'zod'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { secretsOf } from '../../../environment/secretsOf.ts'

/** An Ed25519 private key as PKCS 8, before its 32 bytes (RFC 8410). */
const before = Buffer.from('302e020100300506032b657004220420', 'hex')

const publicJwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })

export type BadgeJwk = z.output<typeof publicJwk> & { kid: string; alg: 'EdDSA'; use: 'sig' }

export interface BadgeKey {
  privateKey: KeyObject
  jwk: BadgeJwk
}

/** Below it anybody reads the public keys of badges. */
const keysPath = '/api/badges/cles'

/** Made of the secret: it is in no file and no database, and the same in each back office. */
export function badgeKey({ secret }: Pick<Payload, 'secret'>): BadgeKey {
  return keyBy(secret)
}

/** That of today, then those of before: a badge is looked at for years. */
export function badgeJwks(payload: Pick<Payload, 'secret' | 'config'>): BadgeJwk[] {
  return secretsOf(payload).map((secret) => keyBy(secret).jwk)
}

/** The public address of a key, which a badge names as its `kid`. */
export function keyAddress({ jwk }: BadgeKey, payload: Payload): string {
  return `${publicUrl(payload)}${keysPath}/${jwk.kid}`
}

function keyBy(secret: string): BadgeKey {
  const seed = createHmac('sha256', secret).update('badge').digest()
  const der = { key: Buffer.concat([before, seed]), format: 'der', type: 'pkcs8' } as const
  const privateKey = createPrivateKey(der)
  const { kty, crv, x } = publicJwk.parse(createPublicKey(privateKey).export({ format: 'jwk' }))
  // The thumbprint of the key (RFC 7638): its members in the order of their names.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
  return { privateKey, jwk: { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' } }
}
