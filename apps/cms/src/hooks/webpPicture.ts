import sharp from 'sharp'

export const largestPictureBytes = 10 * 1024 * 1024
const longestSide = 2000
/** A small file may unfold into gigabytes. */
const mostPixels = 60_000_000
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

const svgRefused =
  'Les fichiers SVG ne sont pas acceptés : ils peuvent contenir des programmes. Envoyez un PNG ou un WebP.'
const unknownRefused =
  'Ce fichier n’est pas une image que nous savons lire : envoyez un JPEG, un PNG, un WebP, un AVIF ou un GIF.'

/** The picture as WebP, at most 2000 px on its longest side, without what the camera noted. */
export async function webpOf(data: Uint8Array): Promise<{ data: Buffer } | { refusal: string }> {
  if (looksLikeSvg(data)) return { refusal: svgRefused }
  try {
    const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (format === 'svg') return { refusal: svgRefused }
    if (format === undefined || !accepted.has(format)) return { refusal: unknownRefused }
    const webp = picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
    return { data: await webp.toBuffer() }
  } catch {
    return { refusal: unknownRefused }
  }
}

function looksLikeSvg(data: Uint8Array): boolean {
  const start = new TextDecoder().decode(data.subarray(0, 4096))
  return /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(start) && /<svg/i.test(start)
}
