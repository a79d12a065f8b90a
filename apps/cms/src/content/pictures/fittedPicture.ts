import sharp, { type Region } from 'sharp'
import { longestSide } from './longestSide.ts'
import type { Crop } from './pictureEdits.ts'

/**
 * The picture as it will be kept, nearly without loss and without anything but its points. Payload makes
 * five files of what it gets, each from the whole: a photograph of 60 million points would be unfolded
 * five times at once. A JPEG stays one: it is unfolded at the size that is wanted, which is faster and
 * gives the sizes that Strapi has.
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

/** At least one point, and never beyond the edge. */
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
