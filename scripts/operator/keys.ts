import { generateKeyPairSync } from 'node:crypto'

/** The shop's settings for this operator; worth nothing anywhere else. */
export const operatorKeys = {
  PAWAPAY_TOKEN: 'simulateur-jeton',
  CINETPAY_API_KEY: 'simulateur-api',
  CINETPAY_SITE_ID: '100001',
  CINETPAY_SECRET_KEY: 'simulateur-secret',
} as const

/** The settings that point a shop of this machine at the simulator. */
export function operatorSettings(url: string): Record<string, string> {
  return { PAWAPAY_URL: url, CINETPAY_URL: url, ...operatorKeys }
}

export const callbackKeyId = 'HTTP_EC_P256_KEY:1'

/** The pair that callbacks are signed with, made anew at each start; and one of a forger. */
export function callbackKeyPairs() {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { publicKey, privateKey } = pair()
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return { publicPem, privateKey, forger: pair().privateKey }
}

export type CallbackKeyPairs = ReturnType<typeof callbackKeyPairs>
