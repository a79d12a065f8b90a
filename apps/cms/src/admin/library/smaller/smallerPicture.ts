import { longestSide } from '../../../content/pictures/longestSide.ts'

/** What phones take and screens give. A GIF or a WebP may move: of those the server alone knows what to keep. */
const stills = ['image/jpeg', 'image/png']
/** Fine enough to be made smaller once more, by the server. */
const quality = 0.9

export function mayBecomeSmaller({ type }: File): boolean {
  return stills.includes(type)
}

/**
 * A photograph as the site can show it at its largest, made before it is sent: 4 MB of a phone
 * become 400 kB. The file itself where nothing is gained, or this browser cannot: the server does
 * the same.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (!mayBecomeSmaller(file)) return file
  try {
    if ((await moves(file)) || !drawsTruly()) return file
    const drawn = await drawnSmaller(file)
    if (drawn === null || drawn.size >= file.size) return file
    return new File([drawn], file.name, { type: drawn.type, lastModified: file.lastModified })
  } catch {
    return file
  }
}

/** Upright, whatever the camera noted; where a browser does not know how, it throws. */
async function drawnSmaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = longestSide / Math.max(picture.width, picture.height)
    if (scale >= 1) return null
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((done) => canvas.toBlob(done, file.type, quality))
  } finally {
    picture.close()
  }
}

/** Firefox, where it hides what machine it is on, gives noise for what was drawn. */
function drawsTruly(): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) return false
  pen.fillStyle = 'rgb(176 64 32)'
  pen.fillRect(0, 0, 4, 4)
  const { data } = pen.getImageData(0, 0, 4, 4)
  return data.every((value, place) => Math.abs(value - ([176, 64, 32, 255][place % 4] ?? 0)) < 8)
}

/** A PNG that moves says so before its first picture (PNG, third edition, acTL). */
async function moves(file: File): Promise<boolean> {
  if (file.type !== 'image/png') return false
  const start = await file.slice(0, 64 * 1024).text()
  const [before = ''] = start.split('IDAT', 1)
  return before.includes('acTL')
}
