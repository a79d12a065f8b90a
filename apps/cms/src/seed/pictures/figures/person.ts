import { brick, forest, indigo, laterite, millet, sand, shea, skins, white } from '../palette.ts'
import type { Random } from '../seededRandom.ts'
import { circle, ellipse, path, place, rect, repeat } from '../shapes.ts'

export interface Person {
  x: number
  /** The bottom of the bust. */
  y: number
  scale?: number
  seen?: 'front' | 'back'
  hair?: Hair
  garment?: Garment
}

export type Hair = 'short' | 'wrap' | 'cap' | 'bun' | 'braids'
type Garment = readonly [body: string, stripe: string]

export const hairs = ['short', 'wrap', 'cap', 'bun', 'braids'] as const
const garments: readonly [Garment, ...Garment[]] = [
  [indigo, sand],
  [laterite, millet],
  [shea, sand],
  [millet, brick],
  [sand, indigo],
  [forest, millet],
]
const black = '#1b1410'

/** A bust in a striped woven tunic, 200 units wide and 290 high, without a face. */
export function person(random: Random, wanted: Person): string {
  const skin = random.pick(skins)
  const garment = wanted.garment ?? random.pick(garments)
  const hair = wanted.hair ?? random.pick(hairs)
  const front = wanted.seen !== 'back'
  const content = [
    hair === 'braids' && front ? path('M-52,-225 L-62,-95 L62,-95 L52,-225 Z', black) : '',
    rect(-21, -175, 42, 60, shade(skin), 16),
    torso(garment, front, skin),
    ellipse(0, -218, 47, 55, skin),
    front ? circle(-47, -214, 9, skin) + circle(47, -214, 9, skin) : '',
    headwear(hair, front, garment),
  ]
  return place(wanted.x, wanted.y, wanted.scale ?? 1, content.join(''))
}

function torso([body, stripe]: Garment, front: boolean, skin: string): string {
  const outline = 'M-104,0 C-108,-82 -92,-122 -38,-138 L38,-138 C92,-122 108,-82 104,0 Z'
  const collar = front
    ? path('M-30,-139 L0,-92 L30,-139 Z', shade(skin)) +
      path('M-42,-140 L-30,-140 L0,-92 L30,-140 L42,-140 L0,-70 Z', stripe)
    : path('M-36,-140 C-20,-126 20,-126 36,-140 L30,-144 L-30,-144 Z', stripe)
  const warp = repeat(
    3,
    (i) =>
      rect(-78 + i * 14, -112 + i * -9, 5, 114, stripe) +
      rect(73 - i * 14, -112 + i * -9, 5, 114, stripe),
  )
  return path(outline, body) + warp + collar
}

function headwear(hair: Hair, front: boolean, [body, stripe]: Garment): string {
  switch (hair) {
    case 'wrap':
      return (
        path(
          'M-54,-226 C-66,-300 -24,-324 8,-318 C60,-316 66,-262 54,-226 C24,-246 -24,-246 -54,-226 Z',
          stripe === sand ? millet : stripe,
        ) +
        path(
          'M-54,-226 C-40,-262 22,-286 60,-262 C62,-248 58,-236 54,-226 C24,-246 -24,-246 -54,-226 Z',
          body === sand ? laterite : body,
        ) +
        circle(front ? 34 : 0, -316, 20, body === sand ? laterite : body) +
        (front
          ? ''
          : path(
              'M-52,-226 C-44,-196 44,-196 52,-226 C30,-244 -30,-244 -52,-226 Z',
              stripe === sand ? millet : stripe,
            ))
      )
    case 'cap':
      return (
        (front ? '' : path('M-47,-224 C-47,-180 47,-180 47,-224 Z', black)) +
        path(
          'M-50,-232 L-44,-282 C-20,-292 20,-292 44,-282 L50,-232 C20,-242 -20,-242 -50,-232 Z',
          stripe === sand ? white : stripe,
        ) +
        path(
          'M-50,-232 L-48,-246 C-20,-256 20,-256 48,-246 L50,-232 C20,-242 -20,-242 -50,-232 Z',
          body === sand ? indigo : body,
        )
      )
    case 'bun':
      return (
        circle(0, -288, 30, black) +
        path(
          front
            ? 'M-50,-212 C-56,-290 56,-290 50,-212 C40,-250 -40,-250 -50,-212 Z'
            : 'M-50,-208 C-60,-292 60,-292 50,-208 C40,-176 -40,-176 -50,-208 Z',
          black,
        ) +
        rect(-24, -270, 48, 8, laterite, 4)
      )
    case 'braids':
      return front
        ? path('M-50,-206 C-60,-294 60,-294 50,-206 C38,-254 -20,-262 -50,-206 Z', black)
        : path('M-52,-220 C-58,-294 58,-294 52,-220 L60,-96 L-60,-96 Z', black) +
            repeat(5, (i) => rect(-44 + i * 20, -240, 3, 142, '#382a20'))
    default:
      return front
        ? path('M-49,-222 C-56,-288 56,-288 49,-222 C36,-252 -36,-252 -49,-222 Z', black)
        : path('M-49,-214 C-56,-290 56,-290 49,-214 C42,-178 -42,-178 -49,-214 Z', black)
  }
}

/** The same colour, in shadow. */
function shade(colour: string): string {
  const channels = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.82),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
