import type { Canvas } from '../canvas.ts'
import { person } from '../figures/person.ts'
import { pottedPlant } from '../figures/plants.ts'
import { brick, indigo, laterite, millet, shea, white } from '../palette.ts'
import { circle, path, rect, repeat, stroke } from '../shapes.ts'

/** A training room: the trainer at the board, the class seen from behind, a cloth on the wall. */
export function workshop({ random, light, cloth }: Canvas): string {
  const bars = repeat(5, (i) => {
    const height = 60 + i * 26 + random.between(-24, 24)
    return rect(
      760 + i * 62,
      480 - height,
      38,
      height,
      [indigo, millet, laterite, shea, indigo][i] ?? indigo,
      4,
    )
  })
  const rise = `M770,${random.between(360, 400)} C860,${random.between(300, 380)} 930,300 1070,${random.between(230, 260)}`
  const board =
    rect(668, 158, 464, 384, brick, 14) +
    rect(680, 170, 440, 360, white, 8) +
    bars +
    stroke('M730,206 L730,490 L1084,490', '#bdb09a', 5) +
    stroke(rise, brick, 6)
  const pupils = [
    { x: 330, y: 960, scale: 1.16 },
    { x: 640, y: 990, scale: 1.24 },
    { x: 960, y: 980, scale: 1.2 },
    { x: 1270, y: 965, scale: 1.16 },
  ]
  return [
    rect(0, 0, 1600, 900, light.wall),
    rect(0, 620, 1600, 280, light.floor),
    rect(0, 604, 1600, 18, light.wallShade),
    window(light.glow, light.sun, light.far, light.wallShade),
    cloth({ x: 1240, y: 120, width: 200, height: 420, key: 'tenture', scale: 0.8 }),
    rect(1222, 104, 236, 18, brick, 9),
    board,
    pottedPlant(1520, 690, 1),
    person(random, { x: 560, y: 660, scale: 1.3, hair: random.pick(['wrap', 'short', 'bun']) }),
    stroke('M640,548 C690,500 716,470 746,430', '#5a3320', 30),
    circle(752, 422, 21, '#5a3320'),
    rect(0, 760, 1600, 140, 'rgba(29,26,22,0.14)'),
    ...pupils.map((pupil) => person(random, { ...pupil, seen: 'back' })),
  ].join('')
}

function window(glow: string, sun: string, far: string, frame: string): string {
  return (
    path('M130,540 L130,280 A150,150 0 0 1 430,280 L430,540 Z', frame) +
    path('M148,522 L148,282 A132,132 0 0 1 412,282 L412,522 Z', glow) +
    circle(322, 300, 52, sun) +
    path('M148,522 L148,440 C210,400 260,420 300,440 C340,420 380,420 412,436 L412,522 Z', far) +
    rect(274, 150, 12, 372, frame) +
    rect(148, 384, 264, 12, frame)
  )
}
