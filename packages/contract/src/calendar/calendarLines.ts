/** Bytes of a line, its end not counted (RFC 5545, 3.1). */
const longestLine = 75

/** The lines of a calendar as they are sent: each ended, and folded where it is long. */
export function calendarLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A text without what no text of a calendar may hold, and with what must be marked (3.3.11). */
export function calendarText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/[\\;,]/g, '\\$&')
}

/** `2026-12-07T08:00:00.000Z` as `20261207T080000Z` (RFC 5545, 3.3.5). */
export function calendarInstant(time: string): string {
  return new Date(time).toISOString().replace(/\.\d+|[-:]/g, '')
}

/** Goes on in the next line after a space, never within a character. */
function folded(line: string): string {
  let written = ''
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > longestLine) {
      written += '\r\n '
      bytes = 1
    }
    written += letter
    bytes += size
  }
  return written
}
