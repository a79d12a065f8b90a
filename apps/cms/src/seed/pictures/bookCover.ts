import { themeNames } from '@sira/cloth/themes'
import { indigo, laterite, linen, millet, night, sand, shea } from './palette.ts'
import { seededRandom } from './seededRandom.ts'
import { circle, rect, repeat } from './shapes.ts'
import { weave } from './weave.ts'

const grounds = [indigo, laterite, shea, night, millet, linen] as const
const width = 600
const height = 900

/**
 * A book cover without letters, for no font can be counted on: a band of cloth, a sign, and rules
 * where the title stands. Each title gives a cover of its own, in user units of 600 by 900.
 */
export function bookCover(title: string, index: number): string {
  const random = seededRandom(title)
  const ground = grounds[index % grounds.length] ?? indigo
  const ink = ground === millet || ground === linen ? night : sand
  const bandTop = index % 2 === 0 ? 520 : 90
  const band = weave(
    { key: 'cover', x: 0, y: bandTop, width, height: 290, scale: 1.5 },
    title,
    index % themeNames.length,
  )
  const rulesTop = index % 2 === 0 ? 120 : 470
  const rules = repeat(3, (line) =>
    rect(70, rulesTop + line * 58, line === 2 ? 180 : random.between(300, 460), 26, ink, 13),
  )
  const sign = circle(
    width - 120,
    index % 2 === 0 ? 400 : 740,
    54,
    index % 3 === 0 ? millet : ink,
    0.9,
  )
  const spine = rect(0, 0, 26, height, night)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, ground)}${band}${rules}${sign}${spine}</svg>`
}
