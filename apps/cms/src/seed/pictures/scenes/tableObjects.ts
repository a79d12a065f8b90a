import type { Canvas } from '../canvas.ts'
import { brick, indigo, ink, laterite, millet, night, sand, shea, white } from '../palette.ts'
import { circle, path, place, rect, repeat, stroke } from '../shapes.ts'

const covers = [indigo, laterite, shea, millet, night] as const

export function laptop({ random }: Canvas): string {
  const bars = repeat(6, (i) => {
    const height = random.between(40, 170)
    return rect(600 + i * 44, 470 - height, 28, height, i % 3 ? indigo : laterite, 4)
  })
  return [
    rect(510, 210, 580, 390, night, 22),
    rect(534, 234, 532, 336, white, 8),
    bars,
    rect(590, 486, 300, 10, sand, 5),
    circle(970, 350, 64, millet),
    path('M970,350 L970,286 A64,64 0 0 1 1026,382 Z', shea),
    path('M430,600 L1170,600 L1210,640 L390,640 Z', '#2d3768'),
    rect(700, 600, 200, 14, night, 7),
  ].join('')
}

export function books({ random }: Canvas): string {
  const pile = repeat(5, (i) => {
    const width = random.between(380, 520)
    const left = 760 - width / 2 + random.between(-24, 24)
    const cover = covers[i % covers.length] ?? indigo
    return (
      rect(left, 580 - i * 62, width, 58, cover, 10) +
      rect(left + width - 40, 588 - i * 62, 34, 42, sand, 4) +
      rect(left + 40, 580 - i * 62, 16, 58, i % 2 ? sand : millet)
    )
  })
  const open =
    path(
      'M640,330 C720,270 780,280 800,310 C820,280 880,270 960,330 L960,250 C880,190 820,200 800,230 C780,200 720,190 640,250 Z',
      white,
    ) + stroke('M800,232 L800,310', brick, 5)
  return pile + open
}

export function diploma(): string {
  const lines = repeat(4, (i) =>
    rect(610 + (i % 2) * 40, 330 + i * 46, 380 - (i % 2) * 80, 14, '#d9cbb4', 7),
  )
  return [
    rect(520, 190, 560, 420, millet, 14),
    rect(540, 210, 520, 380, white, 6),
    rect(600, 256, 400, 26, indigo, 13),
    lines,
    path('M960,500 L920,620 L968,592 L1012,622 L990,500 Z', brick),
    circle(968, 500, 62, laterite),
    circle(968, 500, 40, millet),
  ].join('')
}

export function phone({ random }: Canvas): string {
  const tiles = repeat(6, (i) =>
    rect(700 + (i % 2) * 106, 250 + Math.floor(i / 2) * 106, 90, 90, random.pick(covers), 18),
  )
  return place(
    0,
    0,
    1,
    rect(650, 150, 300, 490, night, 44) +
      rect(668, 184, 264, 420, white, 20) +
      tiles +
      rect(760, 614, 80, 10, sand, 5) +
      stroke(
        'M1030,300 C1080,350 1080,420 1030,470 M1080,250 C1160,330 1160,440 1080,520',
        laterite,
        20,
      ),
  )
}

export function chart({ random }: Canvas): string {
  const heights = Array.from({ length: 7 }, (_, i) => 70 + i * 32 + random.between(-30, 30))
  const bars = heights.map((height, i) =>
    rect(500 + i * 90, 600 - height, 58, height, covers[i % 3] ?? indigo, 8),
  )
  const line = heights.map((height, i) => `${i ? 'L' : 'M'}${529 + i * 90},${540 - height}`)
  return [
    rect(430, 150, 740, 490, white, 24),
    repeat(4, (i) => rect(470, 230 + i * 92, 660, 4, sand)),
    ...bars,
    stroke(line.join(' '), millet, 12),
    ...heights.map((height, i) => circle(529 + i * 90, 540 - height, 14, ink)),
  ].join('')
}
