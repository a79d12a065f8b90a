import sharp, { type Region } from 'sharp'
import { longestSide } from './longestSide.ts'
import type { Crop } from './pictureEdits.ts'

/**
 * Makes the picture to keep, nearly lossless and without metadata. Payload makes five files from
 * it, each from the whole: it would decode a photograph of 60 million pixels five times at once. A
 * JPEG stays a JPEG: it can be decoded at a smaller size, which is faster and gives Strapi's sizes.
 */
export async function fittedPicture(
  data: Uint8Array,
  format: 'jpeg' | 'png',
  crop?: Crop,
): Promise<Buffer> {
  const { autoOrient } = await sharp(data, unlimited).metadata()
  const upright = sharp(data, unlimited).rotate()
  const kept = crop ? upright.extract(regionOf(crop, autoOrient)) : upright
  const fitted = kept.resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const written =
    format === 'jpeg'
      ? fitted.jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      : fitted.png({ compressionLevel: 1 })
  return written.toBuffer()
}

/** Gives a region of at least one pixel, within the edges. */
function regionOf(crop: Crop, { width, height }: { width: number; height: number }): Region {
  const left = Math.min(width - 1, Math.round((crop.x / 100) * width))
  const top = Math.min(height - 1, Math.round((crop.y / 100) * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((crop.width / 100) * width))),
    height: Math.max(1, Math.min(height - top, Math.round((crop.height / 100) * height))),
  }
}

/** Pictures that are too large were refused before. */
const unlimited = { limitInputPixels: false } as const
