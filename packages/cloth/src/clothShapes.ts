import { seededRandom } from './seededRandom.ts'
import { type ThemeName, themeNames, themes } from './themes.ts'
import { type ClothShape, threadsOf } from './threads.ts'
import { weaveBand } from './weaveBand.ts'

export interface ClothOptions {
  /** The slug of a record: the same seed always gives the same cloth. */
  seed: string
  /** Units of the view box. */
  width: number
  height: number
  theme?: ThemeName
}

/**
 * The cloth of a record, after Faso Dan Fani: vertical bands of warp stripes crossed by small
 * weft checks. One shape per colour, so a whole cloth stays near a kilobyte.
 */
export function clothShapes({ seed, width, height, theme }: ClothOptions): ClothShape[] {
  const random = seededRandom(seed)
  const chosen = theme ?? themeNames[Math.floor(random() * themeNames.length)] ?? 'indigo'
  const colours = themes[chosen]
  const { draw, shapes } = threadsOf(colours)
  draw(colours.ground, 0, 0, width, height)

  // Three bands of different kinds make the pattern; the loom repeats it across the cloth.
  const unit = Math.max(width / 12, 20)
  const firstKind = Math.floor(random() * 4)
  const repeat = [0, 1, 2].map((index) => ({
    width: Math.round(unit * (0.9 + random() * 1.5)),
    kind: (firstKind + index) % 4,
    offset: random(),
  }))
  for (let x = 0, index = 0; x < width; index++) {
    const band = repeat[index % repeat.length]
    if (!band) break
    weaveBand({ ...band, x, height, colours, draw })
    x += band.width
  }
  return [...shapes(), { fill: '#000', path: weftThreads(width, height), opacity: 0.07 }]
}

/** Fine horizontal threads over everything: what makes stripes look woven. */
function weftThreads(width: number, height: number): string {
  const step = Math.max(Math.round(height / 30), 5)
  return `M0 0${`h${width}v2H0zm0 ${step}`.repeat(Math.ceil(height / step))}`
}
