/** They turn the words around them, as far as the next line of the page. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
/** Neither a space nor a sign without a shape: joiners, marks of direction, fillers, accents alone. */
const seen = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u

/**
 * A text as the page shows it; empty where nobody would see anything. Unseen signs stay within
 * words, which need some of them: Persian, pictures made of several, breaks in long words.
 */
export function shownText(written: string): string {
  const text = written.replace(turning, '').trim()
  return seen.test(text) ? text : ''
}
