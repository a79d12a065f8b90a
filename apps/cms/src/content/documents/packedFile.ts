import { strFromU8, unzipSync } from 'fflate'

/** Where a document says what it is; neither is longer than this, however many parts it names. */
const described = ['[Content_Types].xml', 'mimetype']
const longest = 512 * 1024
/** A book with a picture on each page has a few thousand. */
const mostParts = 10_000

export interface PackedFile {
  /** Of every part, as the pack says. */
  names: ReadonlySet<string>
  /** The text of one of the parts that describe it; empty where it has none. */
  text(name: string): string
}

/**
 * A pack of files, of which only what describes it is unpacked, once; nothing where it cannot be read,
 * or names a part twice: programs that open it would not agree which of both it is.
 */
export function packedFile(data: Uint8Array): PackedFile | undefined {
  const names = new Set<string>()
  try {
    const parts = unzipSync(data, {
      filter({ name, originalSize }) {
        if (names.has(name) || names.size === mostParts) throw new Error('Not a document.')
        names.add(name)
        return described.includes(name) && originalSize <= longest
      },
    })
    return { names, text: (name) => strFromU8(parts[name] ?? new Uint8Array()) }
  } catch {
    return undefined
  }
}
