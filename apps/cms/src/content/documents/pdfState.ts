/** Readers look for the header in the first bytes, and for the end in the last (ISO 32000, annex H). */
const within = 1024

/**
 * Allowed bytes before the header: a byte order mark, empty lines, printer commands (PJL), and HTTP
 * headers that a server wrote into the file: nothing that another program would run or unpack.
 */
const before =
  /^(?:\xef\xbb\xbf|[\p{Cc} ]|%-12345X|@PJL[^\n<]*\n|[A-Za-z][A-Za-z-]{1,40}: [^\n<]*\n)*$/u
/** Letters that make no page. */
const after = /^[\p{Cc} -;=-~]*$/u

/** The last record of a ZIP archive, with a comment of up to 65,535 bytes (APPNOTE 4.3.16). */
const zipEnd = { mark: Buffer.from('PK\x05\x06'), bytes: 22, longest: 22 + 0xffff }

/**
 * Gives the state of a PDF; undefined for another file. `double`: bytes before its header or after
 * its end make it also something else, a page or an archive.
 */
export function pdfState(data: Uint8Array): 'whole' | 'damaged' | 'double' | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const start = bytes.subarray(0, within).indexOf('%PDF-')
  if (start < 0 || !before.test(bytes.toString('latin1', 0, start))) return undefined
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) return 'damaged'
  return isPlain(bytes.subarray(end)) && !isArchive(bytes) ? 'whole' : 'double'
}

function isPlain(end: Buffer): boolean {
  const last = end.findLastIndex((byte) => byte > 0x20)
  return last <= within && after.test(end.toString('latin1', 0, last + 1))
}

/**
 * Whether a PDF is a ZIP archive too: its directory is at the end, perhaps hidden in a comment of
 * the PDF.
 */
function isArchive(bytes: Buffer): boolean {
  const end = bytes.subarray(-zipEnd.longest)
  for (let at = end.indexOf(zipEnd.mark); at >= 0; at = end.indexOf(zipEnd.mark, at + 1)) {
    const comment = at + zipEnd.bytes
    if (comment <= end.length && comment + end.readUInt16LE(comment - 2) >= end.length) return true
  }
  return false
}
