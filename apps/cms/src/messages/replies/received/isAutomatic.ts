interface Header {
  key: string
  value: string
}

/**
 * Whether a program wrote it: an absence, a failed delivery (RFC 3834). Nobody waits for an answer to
 * it. What came by way of a list may be anybody's own words.
 */
export function isAutomatic(headers: readonly Header[]): boolean {
  return headers.some(({ key, value }) => marks.get(key)?.test(value.trim()))
}

const always = /^/

/** By the names of headers, in small letters. */
const marks: ReadonlyMap<string, RegExp> = new Map([
  ['auto-submitted', /^(?!no\b)/i],
  ['precedence', /^(?:bulk|junk|auto_reply)\b/i],
  ['return-path', /^<\s*>$/],
  [
    'content-type',
    /^multipart\/report\b|^message\/(?:delivery-status|disposition-notification)\b/i,
  ],
  ['from', /(?:^|<)(?:mailer-daemon|postmaster)@/i],
  ['x-autoreply', always],
  ['x-autorespond', always],
  ['x-failed-recipients', always],
])
