import type { Canvas } from '../canvas.ts'
import { roundTree } from '../figures/plants.ts'
import {
  brick,
  clay,
  forest,
  indigo,
  laterite,
  leaf,
  linen,
  millet,
  ochre,
  sand,
} from '../palette.ts'
import { circle, path, rect, repeat } from '../shapes.ts'

const walls = ['#d99a66', '#c67a4a', '#e3b884', '#b9643a', linen] as const

/** A Sahelian town: a mud-brick tower with its beams, flat roofs, a few towers, trees along the avenue. */
export function skyline({ random, light, cloth }: Canvas): string {
  const dark = light.sky === indigo
  const backTowers = repeat(9, (i) => {
    const height = random.between(150, 380)
    const left = 40 + i * 172 + random.between(-30, 30)
    return rect(left, 640 - height, random.between(90, 150), height + 40, light.far)
  })
  const houses = repeat(8, (i) =>
    house(random.pick(walls), i * 205 - 30, random.between(150, 270), dark, random.chance(0.5)),
  )
  return [
    rect(0, 0, 1600, 900, light.sky),
    circle(1080, 330, 300, light.glow, 0.45),
    circle(1080, 330, 210, light.glow, 0.6),
    circle(1080, 330, 130, light.sun),
    backTowers,
    modernTower(random.between(330, 430), dark),
    modernTower(random.between(1270, 1330), dark),
    houses,
    mudTower(random.between(700, 860)),
    repeat(7, (i) =>
      roundTree(
        90 + i * 240 + random.between(-50, 50),
        770,
        random.between(0.6, 0.95),
        i % 2 ? forest : leaf,
      ),
    ),
    rect(0, 764, 1600, 136, light.near),
    cloth({ x: 0, y: 800, width: 1600, height: 100, key: 'avenue' }),
  ].join('')
}

function house(wall: string, x: number, height: number, lit: boolean, arched: boolean): string {
  const top = 770 - height
  const openings = repeat(3, (i) => {
    const left = x + 32 + i * 56
    const fill = lit ? millet : brick
    return arched
      ? path(
          `M${left},${top + 110} L${left},${top + 72} A17,17 0 0 1 ${left + 34},${top + 72} L${left + 34},${top + 110} Z`,
          fill,
        )
      : rect(left, top + 52, 30, 46, fill, 3)
  })
  return (
    rect(x, top, 212, height, wall) +
    rect(x + 168, top, 44, height, 'rgba(29,26,22,0.1)') +
    repeat(5, (i) => rect(x + i * 46, top - 16, 24, 18, wall)) +
    openings
  )
}

function modernTower(x: number, lit: boolean): string {
  const windows = repeat(24, (i) => {
    const glass = lit ? (i % 3 === 0 ? sand : millet) : i % 4 === 0 ? sand : '#5d6ca3'
    return rect(x + 18 + (i % 3) * 44, 260 + Math.floor(i / 3) * 50, 30, 28, glass, 2)
  })
  return (
    rect(x, 230, 160, 540, lit ? '#46558f' : '#33437c') +
    rect(x - 8, 216, 176, 20, laterite) +
    rect(x + 74, 150, 10, 70, laterite) +
    windows
  )
}

/** The stepped tower of a mud mosque, without its name: beams stand out of three walls. */
function mudTower(x: number): string {
  const beams = repeat(4, (row) =>
    repeat(3, (i) => rect(x + 34 + i * 60, 420 + row * 76, 34, 9, '#5b3a24', 3)),
  )
  return (
    path(`M${x},770 L${x + 26},340 L${x + 190},340 L${x + 216},770 Z`, clay) +
    path(
      `M${x + 120},770 L${x + 120},340 L${x + 190},340 L${x + 216},770 Z`,
      'rgba(29,26,22,0.1)',
    ) +
    path(
      `M${x + 20},340 C${x + 36},270 ${x + 70},300 ${x + 74},330 C${x + 88},220 ${x + 128},220 ${x + 142},330 C${x + 146},300 ${x + 180},270 ${x + 196},340 Z`,
      clay,
    ) +
    circle(x + 108, 244, 12, ochre) +
    beams +
    path(`M${x + 78},770 L${x + 78},710 A30,36 0 0 1 ${x + 138},710 L${x + 138},770 Z`, '#5b3a24')
  )
}
