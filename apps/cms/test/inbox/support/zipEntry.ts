import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

/** The text of one file in a ZIP archive (APPNOTE 4.3), found through its central directory. */
export function zipEntry(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || archive.readUInt32LE(end) !== endOfDirectory) throw new Error('Not a ZIP archive.')
  let at = archive.readUInt32LE(end + 16)
  while (archive.readUInt32LE(at) === directoryEntry) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number]
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const compressed = archive.readUInt16LE(at + 10) === 8
      const bytes = storedBytes(
        archive,
        archive.readUInt32LE(at + 42),
        archive.readUInt32LE(at + 20),
      )
      return (compressed ? inflateRawSync(bytes) : bytes).toString('utf8')
    }
    at += 46 + nameLength + extraLength + commentLength
  }
  throw new Error(`No ${name} in the archive.`)
}

function storedBytes(archive: Buffer, header: number, length: number): Buffer {
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  return archive.subarray(start, start + length)
}
