import sharp from 'sharp'

/** Pixels of the longest side that is kept. */
export const longestSide = 2000

interface FittedPicture {
  data: Buffer
  mimeType: string
  extension: string
}

/**
 * The picture as it will be kept, without loss. Payload makes five files of what it gets, each from
 * the whole: a photograph of 60 million points would be unfolded five times at once. None for what is
 * small, or moves: it may stay as it is.
 */
export async function fittedPicture(data: Buffer): Promise<FittedPicture | undefined> {
  const { width = 0, height = 0, pages = 1 } = await sharp(data, unlimited).metadata()
  if (pages > 1 || Math.max(width, height) <= longestSide) return undefined
  const fitted = await sharp(data, unlimited)
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { data: fitted, mimeType: 'image/png', extension: 'png' }
}

/** What is too large was refused before. */
const unlimited = { limitInputPixels: false } as const
