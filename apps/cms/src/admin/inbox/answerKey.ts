/**
 * The key under which an answer leaves once, however often it is sent. Written otherwise it is another
 * answer: taken for the first, it would be said to have left.
 */
export function keyFor(answer: object, known: Map<string, string>): string {
  const words = JSON.stringify(answer)
  const key = known.get(words) ?? newKey()
  known.set(words, key)
  return key
}

/** Not `randomUUID`, which needs HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
