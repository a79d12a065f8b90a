import { createHash, timingSafeEqual, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { NotificationCall } from '../gateway.ts'
import { readSignatureInput, type SignatureInput } from './signatureInput.ts'

/** Without these, another body or address could be put under an old signature. */
const indispensable = ['@method', '@path', 'content-digest']

/**
 * Whether pawaPay signed a call (docs.pawapay.io/v2/docs/signatures: RFC 9421 and RFC 9530,
 * `ecdsa-p256-sha256`). Its age does not matter: a call is only a hint, and a repeated one changes
 * nothing.
 */
export async function isSignedBy(
  call: NotificationCall,
  keyOf: (id: string) => Promise<string | undefined>,
): Promise<boolean> {
  const { headers, body } = call
  const input = readSignatureInput(textOf(headers, 'signature-input'))
  if (!input || !indispensable.every((name) => input.components.includes(name))) return false
  if (!isDigestOf(body, textOf(headers, 'content-digest'))) return false
  const signature = signatureOf(headers, input.label)
  const base = signatureBase(call, input)
  if (signature === undefined || base === undefined) return false
  const key = await keyOf(input.keyId)
  if (key === undefined) return false
  // The standard asks for the two bare numbers; examples of theirs are ASN.1, as OpenSSL writes.
  const dsaEncoding = signature.length === 64 ? 'ieee-p1363' : 'der'
  return verify('sha256', Buffer.from(base), { key, dsaEncoding }, signature)
}

/** The signature base (RFC 9421, section 2.5); undefined where a part of it is not there. */
function signatureBase(
  { headers, url }: NotificationCall,
  { components, parameters }: SignatureInput,
): string | undefined {
  const derived: Record<string, string> = {
    '@method': 'POST',
    '@authority': url.host,
    '@path': url.pathname,
    '@scheme': url.protocol.slice(0, -1),
    '@target-uri': url.href,
  }
  const lines: string[] = []
  for (const name of components) {
    const value = derived[name] ?? textOf(headers, name)
    if (value === '') return undefined
    lines.push(`"${name}": ${value}`)
  }
  return [...lines, `"@signature-params": ${parameters}`].join('\n')
}

function signatureOf(headers: IncomingHttpHeaders, label: string): Buffer | undefined {
  const [, name, encoded] =
    /^([\w*.-]+)=:([\w+/]+=*):$/.exec(textOf(headers, 'signature').trim()) ?? []
  return name === label && encoded ? Buffer.from(encoded, 'base64') : undefined
}

function isDigestOf(body: Buffer, header: string): boolean {
  const [, algorithm, encoded] = /^sha-(256|512)=:([\w+/]+=*):$/.exec(header.trim()) ?? []
  if (!algorithm || !encoded) return false
  const expected = createHash(`sha${algorithm}`).update(body).digest()
  const given = Buffer.from(encoded, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function textOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
