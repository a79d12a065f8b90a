import { seededRandom } from './seededRandom.ts'
import { type ThemeName, themeNames, themes } from './themes.ts'
import { type ClothShape, threadsOf } from './threads.ts'
import { weaveBand } from './weaveBand.ts'

/** As `weaveBand` has them. */
const kinds = 4

export interface ReferenceCloth {
  theme: ThemeName
  /** The kinds of the woven bands (see `weaveBand`), the first step first. */
  bands: number[]
  /** Units of the view box. */
  width: number
  height: number
  shapes: ClothShape[]
  /** The thread that is seen at a point of the view box. */
  colourAt(x: number, y: number): string
}

const usualHeight = 72
/** More steps than this add no band: the cloth still fits a phone. */
const mostBands = 10

/** The cloth of a reference: its letters choose the bands, and each step weaves one more. */
export function referenceCloth(
  reference: string,
  steps: number,
  height = usualHeight,
): ReferenceCloth {
  const random = seededRandom(reference)
  const theme = themeNames[Math.floor(random() * themeNames.length)] ?? 'indigo'
  const colours = themes[theme]
  const { draw, shapes, colourAt } = threadsOf(colours)
  const bands: number[] = []
  let x = 0
  for (let step = 0; step < Math.min(Math.max(steps, 1), mostBands); step++) {
    const kind = Math.floor(random() * kinds)
    const width = 28 + Math.floor(random() * 5) * 4
    draw(colours.ground, x, 0, width, height)
    weaveBand({ x, width, height, kind, offset: random(), colours, draw })
    bands.push(kind)
    x += width
  }
  return { theme, bands, width: x, height, shapes: shapes(), colourAt }
}
