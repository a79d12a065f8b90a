import sharp from 'sharp'

/** A small file may unfold into gigabytes. */
const mostPixels = 60_000_000

/** A picture that moves is a picture for each of its views, five times over. */
const mostViews = 100
const mostMovingPixels = 20_000_000

/** Formats that are taken, as sharp calls them. */
const accepted = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const

/** Without a comma after a colon: Payload 3.90 would make a list of it. */
const refusals = {
  svg: 'Les fichiers SVG ne sont pas acceptés : ils peuvent contenir des programmes. Envoyez un PNG ou un WebP.',
  unknown:
    'Ce fichier n’est pas une image que nous savons lire. Envoyez un JPEG, un PNG, un WebP, un AVIF ou un GIF.',
  pixels: 'Cette image compte plus de 60 millions de points : réduisez-la.',
  moving: (views: number, width: number, height: number) =>
    `Cette image animée compte ${views} vues de ${width} × ${height} points. C’est trop pour un téléphone. Au plus ${mostViews} vues et ${mostMovingPixels / 1_000_000} millions de points en tout. Réduisez-la, ou envoyez une image fixe.`,
} as const

type PictureKind = { format: string; moves: boolean } | { refusal: string }

/** The kind of a picture by its content, or the sentence that says why it is refused. */
export async function pictureKind(data: Uint8Array): Promise<PictureKind> {
  if (data.length === 0) return { refusal: refusals.unknown }
  if (looksLikeSvg(data)) return { refusal: refusals.svg }
  const picture = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const format = picture?.compression === 'av1' ? 'avif' : (picture?.format ?? '')
  if (format === 'svg') return { refusal: refusals.svg }
  if (!accepted.some((one) => one === format)) return { refusal: refusals.unknown }
  const { width = 0, height = 0, pages: views = 1 } = picture ?? {}
  if (width * height > mostPixels) return { refusal: refusals.pixels }
  if (views > 1 && (views > mostViews || views * width * height > mostMovingPixels)) {
    return { refusal: refusals.moving(views, width, height) }
  }
  return { format, moves: views > 1 }
}

function looksLikeSvg(data: Uint8Array): boolean {
  const start = new TextDecoder().decode(data.subarray(0, 4096))
  return /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(start) && /<svg/i.test(start)
}
