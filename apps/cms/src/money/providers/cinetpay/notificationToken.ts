import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signed values in their order (docs.cinetpay.com, "X-TOKEN HMAC"). */
const signed = [
  'cpm_site_id',
  'cpm_trans_id',
  'cpm_trans_date',
  'cpm_amount',
  'cpm_currency',
  'signature',
  'payment_method',
  'cel_phone_num',
  'cpm_phone_prefixe',
  'cpm_language',
  'cpm_version',
  'cpm_payment_config',
  'cpm_page_action',
  'cpm_custom',
  'cpm_designation',
  'cpm_error_message',
] as const

/** Gives the value that CinetPay sends as `x-token`. */
export function notificationToken(values: URLSearchParams, secretKey: string): string {
  const text = signed.map((name) => values.get(name) ?? '').join('')
  return createHmac('sha256', secretKey).update(text).digest('hex')
}

export function isTokenOf(token: unknown, values: URLSearchParams, secretKey: string): boolean {
  if (typeof token !== 'string') return false
  const expected = Buffer.from(notificationToken(values, secretKey))
  const given = Buffer.from(token.toLowerCase())
  return given.length === expected.length && timingSafeEqual(given, expected)
}
