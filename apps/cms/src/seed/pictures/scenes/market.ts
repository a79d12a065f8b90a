import type { Canvas } from '../canvas.ts'
import { person } from '../figures/person.ts'
import { roundTree } from '../figures/plants.ts'
import {
  brick,
  clay,
  forest,
  indigo,
  laterite,
  leaf,
  millet,
  ochre,
  sand,
  shea,
  white,
} from '../palette.ts'
import { circle, ellipse, path, rect, repeat } from '../shapes.ts'

const fruits = [millet, laterite, shea, ochre] as const

/** Three stalls under striped awnings, the goods in calabashes, the tables dressed in cloth. */
export function market(canvas: Canvas): string {
  const { random, light } = canvas
  const awnings = [
    [laterite, sand],
    [indigo, sand],
    [shea, white],
  ] as const
  const first = Math.floor(random.between(0, 3))
  const stalls = repeat(3, (i) =>
    stall(canvas, 70 + i * 500, awnings[(first + i) % 3] ?? awnings[0], i),
  )
  return [
    rect(0, 0, 1600, 900, light.sky),
    circle(random.between(300, 1300), 190, 96, light.sun),
    path(
      'M0,470 C200,420 420,452 640,430 C900,404 1200,452 1600,420 L1600,900 L0,900 Z',
      light.far,
    ),
    roundTree(40, 600, 1.5),
    roundTree(1570, 600, 1.7),
    rect(0, 600, 1600, 300, light.near),
    ellipse(800, 880, 900, 90, 'rgba(29,26,22,0.12)'),
    stalls,
  ].join('')
}

function stall(
  { random, cloth }: Canvas,
  x: number,
  [dark, pale]: readonly [string, string],
  index: number,
): string {
  const awning = repeat(8, (i) => {
    const left = x + i * 58
    const colour = i % 2 ? pale : dark
    return path(
      `M${left + 20 - i * 5},230 L${left + 78 - (i + 1) * 5},230 L${left + 58},350 A29,26 0 0 1 ${left},350 Z`,
      colour,
    )
  })
  return [
    rect(x + 18, 330, 14, 500, brick),
    rect(x + 432, 330, 14, 500, brick),
    path(`M${x + 10},330 L${x + 454},330 L${x + 454},600 L${x + 10},600 Z`, 'rgba(29,26,22,0.22)'),
    person(random, {
      x: x + 232,
      y: 650,
      scale: 1,
      hair: random.pick(['wrap', 'cap', 'braids', 'wrap']),
    }),
    heap(random.pick(fruits), x + 98, 640),
    heap(random.pick([laterite, millet, leaf, forest]), x + 366, 640),
    rect(x - 6, 634, 476, 26, clay, 8),
    cloth({
      x: x + 6,
      y: 658,
      width: 452,
      height: 176,
      key: `table-${index}`,
      theme: (index + 1) % 4,
      scale: 0.9,
    }),
    awning,
    rect(x + 18, 222, 398, 16, brick, 8),
  ].join('')
}

/** A pyramid of fruit in half a calabash. */
function heap(fruit: string, x: number, y: number): string {
  const rows = [5, 4, 3, 2].flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, i) =>
        circle(x + (i - (count - 1) / 2) * 29, y - 50 - row * 24, 17, fruit) +
        circle(x + (i - (count - 1) / 2) * 29 - 5, y - 56 - row * 24, 5, 'rgba(255,253,249,0.4)'),
    ),
  )
  return (
    rows.join('') +
    path(
      `M${x - 88},${y - 52} L${x + 88},${y - 52} C${x + 78},${y + 14} ${x - 78},${y + 14} ${x - 88},${y - 52} Z`,
      '#a8642f',
    ) +
    rect(x - 92, y - 56, 184, 10, '#d99a56', 5)
  )
}
