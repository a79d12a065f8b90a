import { type ClothOptions, clothShapes } from './clothShapes.ts'
import type { ClothShape } from './threads.ts'

/** Draws the cloth as an SVG document, where React does not render: pictures, share images. */
export function clothSvg(options: ClothOptions): string {
  return shapesSvg({ ...options, shapes: clothShapes(options) })
}

interface Drawn {
  width: number
  height: number
  shapes: readonly ClothShape[]
}

export function shapesSvg({ width, height, shapes }: Drawn): string {
  const paths = shapes.map(
    ({ fill, path, opacity }) =>
      `<path fill="${fill}"${opacity ? ` fill-opacity="${opacity}"` : ''} d="${path}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
}
