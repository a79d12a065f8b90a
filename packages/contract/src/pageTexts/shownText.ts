/** Characters that change the direction of the words around them, up to the next line. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
/** A visible character: no space, and no joiner, direction mark, filler or single accent. */
const seen = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u

/**
 * A text as the page shows it; empty where nobody would see anything. Unseen signs stay within
 * words, which need some of them: Persian, pictures made of several, breaks in long words.
 */
export function shownText(written: string): string {
  const text = written.replace(turning, '').trim()
  return seen.test(text) ? text : ''
}
