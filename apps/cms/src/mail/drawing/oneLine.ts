/** Mail programs cut longer subjects anyway. */
const longestSubject = 150

/**
 * Makes a text safe for a header: one line, without control characters and direction marks.
 * Nodemailer encodes the rest.
 */
export function oneLine(text: string): string {
  const clean = text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/(?:\p{Cc}|(?![\u00a0\u202f])\s)+/gu, ' ')
    .trim()
  const characters = [...clean]
  return characters.length <= longestSubject
    ? clean
    : `${characters.slice(0, longestSubject - 1).join('')}…`
}
