import type { ClothTheme } from './themes.ts'

type Draw = (fill: string, x: number, y: number, width: number, height: number) => void

interface Band {
  x: number
  width: number
  height: number
  /** 0 to 3: thin stripes, a checked ribbon, a ladder of weft marks, a framed ribbon. */
  kind: number
  /** 0 to 1: where its weft marks begin. */
  offset: number
  colours: ClothTheme
  draw: Draw
}

/** Draws one vertical band of the cloth. */
export function weaveBand(band: Band): void {
  const kinds = [thinStripes, checkedRibbon, ladder, framedRibbon]
  kinds[band.kind]?.(band)
}

function thinStripes({ x, width, height, colours, draw }: Band): void {
  draw(colours.shade, x, 0, width, height)
  const fills = [colours.bright, colours.bold, colours.light, colours.bold, colours.bright]
  fills.forEach((fill, index) => {
    draw(fill, x + (width * (index + 0.7)) / 6, 0, index === 2 ? 3 : 5, height)
  })
}

function checkedRibbon({ x, width, height, offset, colours, draw }: Band): void {
  const ribbon = Math.round(width * 0.5)
  const start = x + width * 0.25
  draw(colours.bold, start, 0, ribbon, height)
  const step = Math.round(ribbon * 1.6)
  for (let y = offset * step; y < height; y += step) {
    draw(colours.light, start, y, ribbon / 2, ribbon / 2)
    draw(colours.light, start + ribbon / 2, y + ribbon / 2, ribbon / 2, ribbon / 2)
  }
}

function ladder({ x, width, height, offset, colours, draw }: Band): void {
  draw(colours.bright, x + width * 0.14, 0, 4, height)
  draw(colours.bright, x + width * 0.8, 0, 4, height)
  const step = Math.max(Math.round(height / 6), 40)
  for (let y = offset * step * 0.6; y < height; y += step) {
    draw(colours.bright, x + width * 0.32, y, width * 0.34, 10)
    draw(colours.bold, x + width * 0.4, y + 14, width * 0.18, 5)
  }
}

function framedRibbon({ x, width, height, colours, draw }: Band): void {
  draw(colours.shade, x, 0, width, height)
  draw(colours.light, x + width * 0.36, 0, width * 0.28, height)
  draw(colours.bright, x + width * 0.46, 0, width * 0.08, height)
}
