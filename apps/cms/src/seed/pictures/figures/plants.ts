import { clay, forest, laterite, leaf, shea } from '../palette.ts'
import { circle, path, place, rect, repeat, stroke } from '../shapes.ts'

/** A leafy plant in a clay pot, 160 wide and 300 high; `y` is the ground. */
export function pottedPlant(x: number, y: number, scale = 1): string {
  const blade = 'M0,0 C-26,-60 -22,-130 0,-190 C22,-130 26,-60 0,0 Z'
  const blades = repeat(5, (i) => place(0, -92, 1, path(blade, i % 2 ? shea : leaf), (i - 2) * 24))
  return place(
    x,
    y,
    scale,
    blades + path('M-56,-96 L56,-96 L40,0 L-40,0 Z', laterite) + rect(-62, -108, 124, 26, clay, 6),
  )
}

/** A tree of the savannah: flat crowns on a thin trunk, 320 wide and 330 high. */
export function savannahTree(x: number, y: number, scale = 1, crown: string = shea): string {
  const branches =
    stroke('M0,0 C4,-80 -6,-120 0,-170', '#5b3a24', 22) +
    stroke('M0,-130 C-30,-170 -60,-190 -84,-214 M0,-150 C34,-184 60,-200 84,-236', '#5b3a24', 12)
  const crowns =
    path('M-160,-214 C-150,-262 -30,-268 -18,-214 Z', crown) +
    path('M0,-236 C12,-288 148,-284 160,-236 Z', crown) +
    path('M-92,-262 C-70,-338 76,-336 92,-262 Z', crown)
  return place(x, y, scale, branches + crowns)
}

/** A round tree, as along the avenues; 180 wide and 270 high. */
export function roundTree(x: number, y: number, scale = 1, crown: string = forest): string {
  return place(
    x,
    y,
    scale,
    rect(-9, -120, 18, 120, '#5b3a24') +
      circle(0, -180, 90, crown) +
      circle(-28, -204, 52, leaf, 0.35) +
      stroke('M0,-96 L0,-150 M0,-120 L28,-148', '#5b3a24', 10),
  )
}

/** A stalk of millet with its ear, 60 wide and `height` high. */
export function milletStalk(
  x: number,
  y: number,
  height: number,
  ear: string,
  blade: string,
): string {
  const top = -height
  return place(
    x,
    y,
    1,
    stroke(`M0,0 L0,${top}`, blade, 7) +
      path(
        `M0,${top * 0.35} C30,${top * 0.5} 52,${top * 0.5} 64,${top * 0.34} C44,${top * 0.42} 22,${top * 0.38} 0,${top * 0.26} Z`,
        blade,
      ) +
      path(
        `M0,${top * 0.6} C-30,${top * 0.74} -52,${top * 0.72} -62,${top * 0.56} C-44,${top * 0.64} -20,${top * 0.62} 0,${top * 0.5} Z`,
        blade,
      ) +
      `<ellipse cx="0" cy="${top - 34}" rx="15" ry="52" fill="${ear}"/>`,
  )
}
