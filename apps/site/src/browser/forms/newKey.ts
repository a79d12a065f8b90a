/**
 * A key that nobody foresees: one for one sending, however often it is tried. `crypto.randomUUID` is
 * missing on a page that came by http.
 */
export function newKey(): string {
  return inHex(crypto.getRandomValues(new Uint8Array(16)))
}

export function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
