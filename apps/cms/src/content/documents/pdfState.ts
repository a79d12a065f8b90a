/** Readers look for the header in the first bytes, and for the end in the last (ISO 32000, annex H). */
const within = 1024

/**
 * A byte order mark, empty lines, what a printer is told (PJL), and the headers of an answer that a
 * server wrote into the file: nothing that another program would run or unpack.
 */
const before =
  /^(?:\xef\xbb\xbf|[\p{Cc} ]|%-12345X|@PJL[^\n<]*\n|[A-Za-z][A-Za-z-]{1,40}: [^\n<]*\n)*$/u
/** Letters that make no page. */
const after = /^[\p{Cc} -;=-~]*$/u

/** The last record of a ZIP archive, with a comment of up to 65,535 bytes (APPNOTE 4.3.16). */
const zipEnd = { mark: Buffer.from('PK\x05\x06'), bytes: 22, longest: 22 + 0xffff }

/**
 * Whether a file is a PDF as every reader takes one; undefined where it is none. `double`: what stands
 * before its header or behind its end makes it something else as well, a page or an archive.
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

/** Its directory stands at the end, and may be hidden in what a PDF calls a comment. */
function isArchive(bytes: Buffer): boolean {
  const end = bytes.subarray(-zipEnd.longest)
  for (let at = end.indexOf(zipEnd.mark); at >= 0; at = end.indexOf(zipEnd.mark, at + 1)) {
    const comment = at + zipEnd.bytes
    if (comment <= end.length && comment + end.readUInt16LE(comment - 2) >= end.length) return true
  }
  return false
}
