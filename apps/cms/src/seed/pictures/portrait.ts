import { type Hair, person } from './figures/person.ts'
import { type LightName, lights } from './palette.ts'
import { seededRandom } from './seededRandom.ts'
import { circle, rect } from './shapes.ts'
import { weave } from './weave.ts'

interface Portrait {
  /** The same name always gives the same portrait. */
  name: string
  hair: Hair
  light: LightName
}

const side = 480

/** The bust of somebody invented, before a wall with a cloth: nobody’s face. */
export function drawPortrait({ name, hair, light: lightName }: Portrait): string {
  const light = lights[lightName]
  const cloth = { x: 0, y: 0, width: 92, height: side, key: 'portrait' }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`,
    ` viewBox="0 0 ${side} ${side}">`,
    rect(0, 0, side, side, light.wall),
    circle(side / 2, 214, 178, light.glow),
    weave(cloth, name, light.clothTheme),
    person(seededRandom(name), { x: side / 2, y: side + 14, scale: 1.32, hair }),
    '</svg>',
  ].join('')
}
