import { colours } from './colours.ts'

/** Threads of one colour, drawn in the order of their list over the ground. */
export interface MarkThreads {
  fill: string
  path: string
}

export const markGround = colours.indigo
/** The corner of the ground, in the units of both marks. */
export const markRadius = 9

/** The woven mark, in a box of 36 by 36 units. */
export const markSize = 36
export const mark: readonly MarkThreads[] = [
  { fill: colours.laterite, path: 'M7 0h4v36H7z' },
  { fill: colours.mil, path: 'M14 0h2v36h-2z' },
  { fill: colours.sable, path: 'M20 0h9v36h-9z' },
  {
    fill: colours.karite,
    path: 'M20 4h4.5v4.5H20zm4.5 4.5H29V13h-4.5zM20 22h4.5v4.5H20zm4.5 4.5H29V31h-4.5z',
  },
]

/** The wide form of the mark, 80 units wide, beside the name (product 2.2). */
export const wideMarkSize = { width: 80, height: 36 } as const
export const wideMark: readonly MarkThreads[] = [
  { fill: colours.laterite, path: 'M9 0h4v36H9zM67 0h4v36h-4z' },
  { fill: colours.mil, path: 'M16 0h2v36h-2zM62 0h2v36h-2zM39 0h2v36h-2z' },
  { fill: colours.sable, path: 'M24 0h9v36h-9zM47 0h9v36h-9z' },
  {
    fill: colours.karite,
    path: 'M24 4h4.5v4.5H24zm4.5 4.5H33V13h-4.5zM24 22h4.5v4.5H24zm4.5 4.5H33V31h-4.5zM51.5 4H56v4.5h-4.5zM47 8.5h4.5V13H47zM51.5 22H56v4.5h-4.5zM47 26.5h4.5V31H47z',
  },
]

/** The mark as a file of its own, for the tab of the browser. */
export function markFile(): string {
  const box = `viewBox="0 0 ${markSize} ${markSize}"`
  const paths = mark.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('')
  const ground = `<rect width="${markSize}" height="${markSize}" rx="${markRadius}" fill="${markGround}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><title>Sira</title>${ground}${paths}</svg>`
}
