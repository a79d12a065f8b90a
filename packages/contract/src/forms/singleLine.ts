/**
 * All characters that some program reads as the end of a line (Unicode, UAX 14: BK, CR, LF, NL).
 */
const breaks = /[\n\v\f\r\u0085\u2028\u2029]+/

/** Joins a name, a town or a title pasted in several lines. */
export function singleLine(text: string): string {
  const lines = text.split(breaks)
  if (lines.length === 1) return text
  const last = lines.length - 1
  return lines
    .map((line, index) => {
      if (index === 0) return line.trimEnd()
      return index === last ? line.trimStart() : line.trim()
    })
    .filter((line) => line !== '')
    .join(' ')
}
