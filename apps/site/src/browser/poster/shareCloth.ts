import { colours } from '@sira/cloth/colours'
import { referenceCloth } from '@sira/cloth/referenceCloth'
import { paintCloth } from './paintCloth.ts'
import { paragraph } from './paragraph.ts'
import {
  brandOfPage,
  fontOf,
  pngOf,
  statusContext,
  statusMargin,
  statusSize,
} from './statusPicture.ts'

const clothHeight = 1560
/** Units of a cloth across the picture: a short one is repeated, as a loom does. */
const across = 240

interface SharedCloth {
  reference: string
  steps: number
}

/**
 * Passes the cloth of a dossier on as a picture, by the phone itself, else as a file. It says the
 * company and where it is found, and nothing of the dossier.
 */
export async function shareCloth(
  canvas: HTMLCanvasElement,
  link: HTMLAnchorElement,
  cloth: SharedCloth,
): Promise<void> {
  await document.fonts.ready
  const brand = brandOfPage()
  drawCloth(canvas, cloth, brand)
  const blob = await pngOf(canvas)
  const files = [new File([blob], link.download, { type: blob.type })]
  if (navigator.canShare?.({ files })) {
    try {
      return await navigator.share({ files, title: brand })
    } catch (error) {
      // Closing the phone's own sheet is no failure; a touch that was too long ago is one.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  URL.revokeObjectURL(link.href)
  link.href = URL.createObjectURL(blob)
  link.click()
}

function drawCloth(
  canvas: HTMLCanvasElement,
  { reference, steps }: SharedCloth,
  brand: string,
): void {
  const context = statusContext(canvas, colours.sable)
  const { width } = referenceCloth(reference, steps)
  // Whole pixels, or fine lines would stand between its repeats.
  const scale = Math.floor(statusSize.width / (width * Math.ceil(across / width)))
  const piece = referenceCloth(reference, steps, Math.ceil(clothHeight / scale))
  paintCloth(context, piece, { height: clothHeight, scale })

  const room = statusSize.width - 2 * statusMargin
  const start = context.direction === 'rtl' ? statusSize.width - statusMargin : statusMargin
  const top = clothHeight + 60
  const bold = (font: string) => (size: number) => `700 ${size}px ${fontOf(font)}`
  context.fillStyle = colours.indigoNuit
  const name = { start, top, room, size: 96, most: 130, bold: bold('h1') }
  const taken = paragraph(context, brand, name)
  context.fillStyle = colours.pierre
  // An address is written from left to right, in any language.
  context.textAlign = context.direction === 'rtl' ? 'right' : 'left'
  context.direction = 'ltr'
  const address = { start, top: top + taken + 16, room, size: 48, most: 120, bold: bold('body') }
  paragraph(context, location.host, address)
}
