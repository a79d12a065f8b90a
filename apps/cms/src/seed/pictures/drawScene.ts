import { type Scene, sceneHeight, sceneWidth } from './canvas.ts'
import { ink, type LightName, lights, white } from './palette.ts'
import { seededRandom } from './seededRandom.ts'
import { rect } from './shapes.ts'
import { weave } from './weave.ts'

export interface Picture {
  scene: Scene
  /** The same seed always gives the same picture. */
  seed: string
  light: LightName
  width: number
  height: number
}

/** The SVG of a scene, cut (not squeezed) to the wanted size and covered by a fine weave. */
export function drawScene({ scene, seed, light: name, width, height }: Picture): string {
  const light = lights[name]
  const content = scene({
    random: seededRandom(seed),
    light,
    cloth: (piece) => weave(piece, seed, light.clothTheme),
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${sceneWidth} ${sceneHeight}" preserveAspectRatio="xMidYMid slice">`,
    threads,
    content,
    rect(0, 0, sceneWidth, sceneHeight, 'url(#trame)'),
    '</svg>',
  ].join('')
}

/** Two hairs every six units: enough to feel cotton, too little to see lines. */
const threads =
  '<defs><pattern id="trame" width="6" height="6" patternUnits="userSpaceOnUse">' +
  `<path d="M0,0 L6,0" stroke="${white}" stroke-width="1.2" opacity="0.1"/>` +
  `<path d="M0,0 L0,6" stroke="${ink}" stroke-width="1.2" opacity="0.06"/></pattern></defs>`
