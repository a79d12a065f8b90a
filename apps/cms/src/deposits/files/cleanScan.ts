import type { FileRefusalCode } from '@sira/contract/deposits/fileRefusals'
import sharp from 'sharp'

/** A page of A4 at 300 points an inch. */
const longestSide = 3508
const mostSide = 12_000
const mostPixels = 60_000_000

export type CleanScan = { data: Uint8Array } | { refusal: FileRefusalCode }

/**
 * A picture as we write it ourselves: its points and nothing else, no place, no camera, nothing behind
 * its end. It is unfolded only where its own head says that it is not too large.
 */
export async function cleanScan(source: Uint8Array, format: 'jpg' | 'png'): Promise<CleanScan> {
  const picture = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const { width = 0, height = 0, format: found } = picture ?? {}
  if (found !== (format === 'jpg' ? 'jpeg' : format)) return { refusal: 'damaged' }
  if (Math.max(width, height) > mostSide || width * height > mostPixels) {
    return { refusal: 'pixels' }
  }
  try {
    const upright = sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const written = format === 'jpg' ? upright.jpeg({ quality: 85 }) : upright.png()
    return { data: await written.toBuffer() }
  } catch {
    return { refusal: 'damaged' }
  }
}
