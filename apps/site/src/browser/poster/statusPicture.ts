/** Pixels: what a phone shows whole as a status. */
export const statusSize = { width: 1080, height: 1920 } as const
export const statusMargin = 84

/** A canvas of that size, its ground and its direction drawn. */
export function statusContext(canvas: HTMLCanvasElement, ground: string): CanvasRenderingContext2D {
  Object.assign(canvas, statusSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no picture')
  context.direction = document.dir === 'rtl' ? 'rtl' : 'ltr'
  context.textBaseline = 'top'
  context.fillStyle = ground
  context.fillRect(0, 0, statusSize.width, statusSize.height)
  return context
}

/** The letters of the page itself: those of the phone, where a visitor saves data. */
export function fontOf(selector: string): string {
  return getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily
}

/** The company, as the page names it to other sites. */
export function brandOfPage(): string {
  return document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? ''
}

export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made')
  return blob
}
