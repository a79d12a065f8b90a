import type { Light } from './palette.ts'
import type { Random } from './seededRandom.ts'

/** What a scene draws with. Scenes fill 1600 by 900; keep what matters between x 200 and 1400. */
export interface Canvas {
  random: Random
  light: Light
  /** A piece of woven cloth; `x`, `y`, `width` and `height` in units of the scene. */
  cloth(piece: ClothPiece): string
}

export interface ClothPiece {
  x: number
  y: number
  width: number
  height: number
  /** Another key, another cloth. */
  key: string
  theme?: number
  /** A cloth woven for a larger piece and shown smaller: 0.5 makes the bands half as wide. */
  scale?: number
}

export type Scene = (canvas: Canvas) => string

export const sceneWidth = 1600
export const sceneHeight = 900
