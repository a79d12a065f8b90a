import { randomBytes } from 'node:crypto'

/**
 * The style sheets that packages of Payload write into the page, by their SHA-256. They change with
 * the package, and the browser then names the new one in its console.
 */
const ownStyleSheets = [
  // `@layer payload-default, payload;`, written by the layout of @payloadcms/next 3.90.1.
  'UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8=',
  // An empty one, which react-select fills through the object model: no text to forbid.
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  // The messages of sonner.
  'Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc=',
  // The drawers of @faceless-ui/modal.
  'RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw=',
]

/** A number used once, unguessable: 128 bits. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * What a screen of the back office may load and run: its own files, and the scripts Next signs
 * with the nonce. Style attributes are allowed because Payload sets widths and rows with them;
 * style sheets only if they are known.
 */
export function adminPolicy(nonce: string): string {
  const styleSheets = ownStyleSheets.map((hash) => `'sha256-${hash}'`).join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' ${styleSheets}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
