import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { encode } from 'uqr'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import type { Account } from '../account.ts'
import { base32 } from './base32Encoding.ts'
import { issueTicket } from './ticket.ts'

/** RFC 4226 recommends as many bytes as the digest of SHA-1 has. */
const keyBytes = 20

export interface SecondFactorSetup {
  ticket: string
  /** The key to type by hand, in groups of four, for a person who cannot scan the picture. */
  typed: string
  /** The picture as the path of an SVG, and its side in units. */
  picture: { path: string; side: number }
}

/** A new key for an account; it counts once a code made with it comes back with the ticket. */
export async function setupSecondFactor(
  req: PayloadRequest,
  account: Account,
): Promise<SecondFactorSetup> {
  const key = randomBytes(keyBytes)
  const { brand } = await mailIdentity(req.payload)
  const written = base32(key)
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(account.email)}`
  const address = `otpauth://totp/${label}?secret=${written}&issuer=${encodeURIComponent(brand)}`
  return {
    ticket: issueTicket(account, req.payload.secret, key.toString('base64url')),
    typed: written.match(/.{1,4}/g)?.join(' ') ?? written,
    picture: pictureOf(address),
  }
}

function pictureOf(text: string): SecondFactorSetup['picture'] {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const rows = data.map((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return { path: rows.join(''), side: size }
}
