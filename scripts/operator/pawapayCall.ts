import { createHash, type KeyObject, sign } from 'node:crypto'
import type { HeldPayment } from './heldPayments.ts'
import { callbackKeyId } from './keys.ts'
import { pawapayDeposit } from './pawapayDeposit.ts'
import type { SentCall } from './sentCall.ts'

const signed = [
  '@method',
  '@authority',
  '@path',
  'signature-date',
  'content-digest',
  'content-type',
] as const

/** A callback of pawaPay, signed as docs.pawapay.io/v2/docs/signatures shows it. */
export function pawapayCall(payment: HeldPayment, key: KeyObject): SentCall {
  const body = JSON.stringify(pawapayDeposit(payment))
  const digest = createHash('sha512').update(body).digest('base64')
  const { host, pathname } = new URL(payment.notifyUrl)
  const now = new Date()
  const created = Math.floor(now.getTime() / 1000)
  const headers = {
    'content-type': 'application/json; charset=UTF-8',
    'content-digest': `sha-512=:${digest}:`,
    'signature-date': now.toISOString(),
  }
  const values: Record<(typeof signed)[number], string> = {
    '@method': 'POST',
    '@authority': host,
    '@path': pathname,
    ...headers,
  }
  const list = signed.map((name) => `"${name}"`).join(' ')
  const parameters = `(${list});alg="ecdsa-p256-sha256";keyid="${callbackKeyId}";created=${created};expires=${created + 60}`
  const base = [
    ...signed.map((name) => `"${name}": ${values[name]}`),
    `"@signature-params": ${parameters}`,
  ].join('\n')
  const signature = sign('sha256', Buffer.from(base), key).toString('base64')
  return {
    url: payment.notifyUrl,
    body,
    headers: {
      ...headers,
      signature: `sig-pp=:${signature}:`,
      'signature-input': `sig-pp=${parameters}`,
    },
  }
}
