const delimiters = [';', '\t', ',', '|']

/**
 * For `record_delimiter`: a file that two programs wrote, such as a model filled in elsewhere, has both
 * ends. Left to guess, the reader takes the first, and all that follows as one row.
 */
export const rowEnds = ['\r\n', '\n', '\r']

/** What a file of a spreadsheet says, in whichever letters its program wrote. */
export function csvText(bytes: Uint8Array): string {
  // « Texte Unicode » of Excel.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Older programs write the letters of Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The one that stands most often in the fullest of the first lines. */
export function delimiterOf(text: string, among: number): string {
  const lines = text.split(/\r?\n/, among)
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length))
  return delimiters.reduce((best, one) => (most(one) > most(best) ? one : best))
}
