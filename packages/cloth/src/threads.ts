import { type Rectangle, rectanglePath } from './rectanglePath.ts'
import type { ClothTheme } from './themes.ts'

/** Threads of one colour: an SVG path of rectangles, filled at once. */
export interface ClothShape {
  fill: string
  path: string
  /** 0 to 1; only there when not opaque. */
  opacity?: number
}

/** Collects the threads of a cloth by their colour. */
export function threadsOf({ ground, shade, bold, light, bright }: ClothTheme) {
  // Drawn in this order: checks over their ribbon, stripes over their band.
  const threads = new Map(
    [ground, shade, bold, light, bright].map((fill): [string, Rectangle[]] => [fill, []]),
  )
  return {
    draw(fill: string, x: number, y: number, width: number, height: number) {
      threads.get(fill)?.push({ x, y, width, height })
    },
    shapes: (): ClothShape[] =>
      [...threads]
        .filter(([, rectangles]) => rectangles.length > 0)
        .map(([fill, rectangles]) => ({ fill, path: rectanglePath(rectangles) })),
    /** The uppermost thread at a point, where the shapes have it. */
    colourAt: (x: number, y: number): string =>
      [...threads].findLast(([, rectangles]) => rectangles.some((one) => covers(one, x, y)))?.[0] ??
      ground,
  }
}

function covers({ x, y, width, height }: Rectangle, left: number, top: number): boolean {
  const within = (start: number, length: number, at: number) =>
    Math.round(start) <= at && at < Math.round(start) + Math.round(length)
  return within(x, width, left) && within(y, height, top)
}
