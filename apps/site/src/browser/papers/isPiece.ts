/** The first bytes of a PDF, a JPEG and a PNG, as the back office knows them too. */
const beginnings: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]

/** By its content: a name says nothing of it, and no application could be sent with another file. */
export async function isPiece(file: Blob): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, 5).arrayBuffer())
  return beginnings.some((bytes) => bytes.every((byte, place) => first[place] === byte))
}
