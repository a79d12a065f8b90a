import type { ClothShape } from '@sira/cloth/threads'
import { statusSize } from './statusPicture.ts'

/** Of the corner that the pictures of the site have too. */
const corner = 200

interface Piece {
  /** Units: it is repeated until the picture is full. */
  width: number
  shapes: readonly ClothShape[]
}

/** Paints a cloth over the upper part of a picture. `scale`: pixels of a unit. */
export function paintCloth(
  context: CanvasRenderingContext2D,
  { width, shapes }: Piece,
  { height, scale }: { height: number; scale: number },
): void {
  const { width: whole } = statusSize
  const corners = context.direction === 'rtl' ? [0, 0, corner, 0] : [0, 0, 0, corner]
  context.save()
  context.beginPath()
  context.roundRect(0, 0, whole, height, corners)
  context.clip()
  context.scale(scale, scale)
  for (let left = 0; left < whole / scale; left += width) {
    for (const { fill, path, opacity = 1 } of shapes) {
      context.globalAlpha = opacity
      context.fillStyle = fill
      context.fill(new Path2D(path))
    }
    context.translate(width, 0)
  }
  context.restore()
}
