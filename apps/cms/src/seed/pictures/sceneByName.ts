import type { Scene } from './canvas.ts'
import { market } from './scenes/market.ts'
import { field, motorbike } from './scenes/outdoors.ts'
import { skyline } from './scenes/skyline.ts'
import { onTable } from './scenes/table.ts'
import { books, chart, diploma, laptop, phone } from './scenes/tableObjects.ts'
import { workshop } from './scenes/workshop.ts'

/** The pictures that demo content can ask for by name. */
export const scenes = {
  atelier: workshop,
  bureau: onTable(laptop),
  champ: field,
  diplome: onTable(diploma),
  graphique: onTable(chart),
  livre: onTable(books),
  marche: market,
  moto: motorbike,
  ordinateur: onTable(laptop),
  reunion: workshop,
  telephone: onTable(phone),
  ville: skyline,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export function isSceneName(name: string): name is SceneName {
  return name in scenes
}
