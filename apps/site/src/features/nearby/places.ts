import type { TownOfBurkina } from '../../format/townName.ts'

/** The border of Burkina Faso, in the units of the map: 100 for a degree; wider than it for the names. */
export const mapSize = { width: 830, height: 580 } as const

/** Drawn from the degrees of 39 points of the border, rounded. */
export const border =
  'M277 562L209 535 162 539 127 565 82 543 65 509 20 487 13 427 40 383 38 348 117 263 132 193 159 168 208 182 250 161 263 135 341 89 360 57 453 14 508 0 533 19 597 19 590 68 603 115 659 182 662 232 778 255 775 325 754 355 705 365 684 409 650 421 562 418 516 410 484 427 440 419 266 424 264 482z'

interface MapTown {
  name: TownOfBurkina
  x: number
  y: number
  /** Its name stands below the point, above it, or at the side of it. */
  side?: 'above' | 'left' | 'right'
}

export const mapTowns: readonly MapTown[] = [
  { name: 'Ouagadougou', x: 408, y: 275, side: 'right' },
  { name: 'Bobo-Dioulasso', x: 130, y: 394, side: 'right' },
  { name: 'Koudougou', x: 324, y: 287, side: 'left' },
  { name: 'Kaya', x: 452, y: 204, side: 'above' },
  { name: 'Banfora', x: 84, y: 448 },
  { name: 'Ouahigouya', x: 318, y: 155 },
  { name: 'Fada N’Gourma', x: 596, y: 306, side: 'right' },
  { name: 'Tenkodogo', x: 523, y: 338 },
  { name: 'Dédougou', x: 214, y: 268, side: 'above' },
  { name: 'Dori', x: 557, y: 110 },
  { name: 'Gaoua', x: 242, y: 478, side: 'right' },
  { name: 'Manga', x: 453, y: 349, side: 'left' },
]
