import { clothShapes } from '@sira/cloth/clothShapes'
import { themeNames } from '@sira/cloth/themes'
import type { ClothPiece } from './canvas.ts'

/** A piece of cloth as a nested SVG, so that it can stand anywhere in a scene. */
export function weave(piece: ClothPiece, seed: string, theme: number): string {
  const scale = piece.scale ?? 1
  const width = Math.round(piece.width / scale)
  const height = Math.round(piece.height / scale)
  const name = themeNames[(piece.theme ?? theme) % themeNames.length]
  const shapes = clothShapes({
    seed: `${seed}-${piece.key}`,
    width,
    height,
    ...(name ? { theme: name } : {}),
  })
  const paths = shapes.map(
    ({ fill, path, opacity = 1 }) => `<path fill="${fill}" fill-opacity="${opacity}" d="${path}"/>`,
  )
  return `<svg x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${paths.join('')}</svg>`
}
