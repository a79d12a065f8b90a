/** All that some program takes for the end of a line (Unicode, UAX 14: BK, CR, LF, NL). */
const breaks = /[\n\v\f\r\u0085\u2028\u2029]+/

/** A name, a town, a title: what was pasted in several lines is one. */
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
