import type { Canvas } from '../canvas.ts'
import { milletStalk, savannahTree } from '../figures/plants.ts'
import { indigo, ink, laterite, leaf, millet, night, ochre, sand, shea, white } from '../palette.ts'
import { circle, path, rect, repeat, stroke } from '../shapes.ts'

/** Rows of millet under a low sun. */
export function field({ random, light }: Canvas): string {
  const rows = [560, 660, 780, 900].map((y, row) =>
    repeat(15 - row * 2, (i) => {
      const x = 20 + i * (112 + row * 18) + random.between(-20, 20)
      return milletStalk(x, y, 150 + row * 46, row % 2 ? ochre : millet, row > 1 ? shea : leaf)
    }),
  )
  return [
    rect(0, 0, 1600, 900, light.sky),
    circle(random.between(350, 1250), 300, 120, light.sun),
    path(
      'M0,440 C300,390 600,430 900,404 C1200,380 1400,410 1600,396 L1600,900 L0,900 Z',
      light.far,
    ),
    savannahTree(280, 470, 0.9),
    savannahTree(1330, 452, 1.1),
    rect(0, 500, 1600, 400, light.near),
    ...rows,
  ].join('')
}

/** A delivery bike before a wall hung with cloth. */
export function motorbike({ cloth, light, random }: Canvas): string {
  const wheel = (x: number) =>
    circle(x, 690, 112, ink) + circle(x, 690, 76, light.wall) + circle(x, 690, 22, ochre)
  return [
    rect(0, 0, 1600, 900, light.wall),
    cloth({ x: 0, y: 0, width: 1600, height: 200, key: 'auvent', scale: 1.2 }),
    circle(random.between(300, 700), 430, 190, light.glow),
    rect(0, 760, 1600, 140, light.floor),
    wheel(520),
    wheel(1080),
    stroke('M520,690 L660,520 L930,520 L1080,690', night, 26),
    stroke('M930,520 L1000,400 L940,372', night, 22),
    path('M640,540 C700,430 860,450 930,520 L900,620 L690,620 Z', laterite),
    path('M520,520 C560,488 680,488 720,520 L700,548 L530,548 Z', ink),
    rect(410, 300, 260, 210, indigo, 18),
    cloth({ x: 430, y: 370, width: 220, height: 70, key: 'caisse', scale: 0.5 }),
    rect(410, 300, 260, 26, millet, 12),
    circle(1012, 470, 34, sand),
    path('M1040,560 C1120,540 1180,590 1186,640 C1150,600 1090,590 1030,600 Z', white),
  ].join('')
}
