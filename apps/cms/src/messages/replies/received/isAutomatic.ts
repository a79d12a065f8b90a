interface Header {
  key: string
  value: string
}

/**
 * Whether a program wrote it: an absence, a failed delivery, a list (RFC 3834). Nobody waits for an
 * answer to it.
 */
export function isAutomatic(headers: readonly Header[]): boolean {
  return headers.some(({ key, value }) => marks[key]?.test(value.trim()) ?? alwaysTells.has(key))
}

/** By the names of headers, in small letters. */
const marks: Readonly<Partial<Record<string, RegExp>>> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /^(?:bulk|junk|list|auto_reply)\b/i,
  'return-path': /^<\s*>$/,
  'content-type': /^multipart\/report\b|^message\/(?:delivery-status|disposition-notification)\b/i,
  from: /(?:^|<)(?:mailer-daemon|postmaster)@/i,
}

const alwaysTells: ReadonlySet<string> = new Set([
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
  'list-id',
  'list-unsubscribe',
])
