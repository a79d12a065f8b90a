import { depositBounds } from './depositBounds.ts'

/**
 * Hands a body on piece by piece, the last one shorter: never more of it is in memory. Where the line
 * is cut, what came before is handed on too, and then the failure.
 */
export async function inPieces(
  body: AsyncIterable<Buffer>,
  take: (piece: Buffer) => Promise<void>,
): Promise<void> {
  let waiting: Buffer[] = []
  let size = 0
  const handOn = async () => {
    if (size === 0) return
    const piece = Buffer.concat(waiting)
    waiting = []
    size = 0
    await take(piece)
  }
  try {
    for await (const chunk of body) {
      waiting.push(chunk)
      size += chunk.length
      if (size >= depositBounds.pieceBytes) await handOn()
    }
  } finally {
    await handOn()
  }
}
