export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Writes rectangles as one SVG path on whole units. Each begins where the one before ended, so
 * repeated patterns give the same text, which compresses to nearly nothing.
 */
export function rectanglePath(rectangles: readonly Rectangle[]): string {
  let [leftX, leftY] = [0, 0]
  let path = ''
  for (const { x, y, width, height } of rectangles) {
    path += `m${Math.round(x) - leftX} ${Math.round(y) - leftY}`
    path += `h${Math.round(width)}v${Math.round(height)}h-${Math.round(width)}z`
    leftX = Math.round(x)
    leftY = Math.round(y)
  }
  return path
}
