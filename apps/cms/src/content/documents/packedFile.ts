import { strFromU8, unzipSync } from 'fflate'

/** The parts that describe a document; neither is longer than this, however many parts it names. */
const described = ['[Content_Types].xml', 'mimetype']
const longest = 512 * 1024
/** The most parts: a book with a picture on each page has a few thousand. */
const mostParts = 10_000

export interface PackedFile {
  /** The names of all parts, by the directory of the pack. */
  names: ReadonlySet<string>
  /** Gives the text of one of the describing parts; empty where it is missing. */
  text(name: string): string
}

/**
 * Reads a ZIP file, and unpacks only the parts that describe it. Gives undefined where it cannot be
 * read, or names a part twice: programs would not agree on which of the two is valid.
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
