import { strFromU8, unzipSync } from 'fflate'

/** Where a document says what it is; neither is longer than this, however many parts it names. */
const described = ['[Content_Types].xml', 'mimetype']
const longest = 512 * 1024

export interface PackedFile {
  /** Of every part, as the pack says. */
  names: readonly string[]
  /** The text of one of the parts that describe it; empty where it has none. */
  text(name: string): string
}

/** A pack of files, of which only what describes it is unpacked; nothing where it cannot be read. */
export function packedFile(data: Uint8Array): PackedFile | undefined {
  const names: string[] = []
  try {
    const parts = unzipSync(data, {
      filter({ name, originalSize }) {
        names.push(name)
        return described.includes(name) && originalSize <= longest
      },
    })
    return { names, text: (name) => strFromU8(parts[name] ?? new Uint8Array()) }
  } catch {
    return undefined
  }
}
