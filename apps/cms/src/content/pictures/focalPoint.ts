/** Per cent from the left and from the top of a picture. */
export interface Point {
  x: number
  y: number
}

export const centre: Point = { x: 50, y: 50 }

/** Gives a point of the whole picture, relative to the kept part. */
export function pointWithin(
  part: Point & { width: number; height: number },
  { x, y }: Point,
): Point {
  return {
    x: keptPercent(((x - part.x) / part.width) * 100),
    y: keptPercent(((y - part.y) / part.height) * 100),
  }
}

/** Gives a point as records keep it: Payload's screen reads 0 as missing, and shows the middle. */
export function keptPoint({ x, y }: Point): Point {
  return { x: keptPercent(x), y: keptPercent(y) }
}

function keptPercent(value: number): number {
  return Math.min(99, Math.max(1, Math.round(value)))
}
