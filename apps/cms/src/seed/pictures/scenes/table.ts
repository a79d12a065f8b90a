import type { Canvas, Scene } from '../canvas.ts'
import { pottedPlant } from '../figures/plants.ts'
import { circle, rect } from '../shapes.ts'

/** Draws an object that stands on the table: x 800 is its middle, y 640 its foot. */
type TableObject = (canvas: Canvas) => string

/** One thing on a table dressed in cloth, before a wall: most pictures of the demo are of this kind. */
export function onTable(object: TableObject): Scene {
  return (canvas) => {
    const { cloth, light, random } = canvas
    const plant = random.chance(0.5) ? 210 : 1390
    return [
      rect(0, 0, 1600, 900, light.wall),
      rect(0, 0, 1600, 90, light.wallShade),
      circle(random.between(420, 1180), 380, 300, light.glow),
      cloth({ x: 1600 - plant - 150, y: 130, width: 300, height: 300, key: 'tenture', scale: 0.8 }),
      pottedPlant(plant, 646, 1.25),
      object(canvas),
      rect(60, 640, 1480, 28, light.near, 8),
      cloth({ x: 100, y: 666, width: 1400, height: 234, key: 'nappe', scale: 1.4 }),
    ].join('')
  }
}
