import { type ClothOptions, clothShapes } from './clothShapes.ts'

/** Draws the cloth as an SVG document, where React does not render: pictures, share images. */
export function clothSvg(options: ClothOptions): string {
  const { width, height } = options
  const shapes = clothShapes(options).map(
    ({ fill, path, opacity }) =>
      `<path fill="${fill}"${opacity ? ` fill-opacity="${opacity}"` : ''} d="${path}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
}
