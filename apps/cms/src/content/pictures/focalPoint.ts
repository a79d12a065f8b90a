/** Per cent from the left and from the top of a picture. */
export interface Point {
  x: number
  y: number
}

export const centre: Point = { x: 50, y: 50 }

/** A point of the whole picture, as it stands in the part that is kept. */
export function pointWithin(
  part: Point & { width: number; height: number },
  { x, y }: Point,
): Point {
  return {
    x: keptPercent(((x - part.x) / part.width) * 100),
    y: keptPercent(((y - part.y) / part.height) * 100),
  }
}

/** As a record keeps it: Payload's screen takes a 0 for nothing, and shows the middle. */
export function keptPoint({ x, y }: Point): Point {
  return { x: keptPercent(x), y: keptPercent(y) }
}

function keptPercent(value: number): number {
  return Math.min(99, Math.max(1, Math.round(value)))
}
