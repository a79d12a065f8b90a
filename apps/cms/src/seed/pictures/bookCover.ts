import { themeNames } from '@sira/cloth/themes'
import { type CoverSign, coverSigns } from './coverSigns.ts'
import { brick, indigo, laterite, linen, millet, night, sand, shea } from './palette.ts'
import { place, rect } from './shapes.ts'
import { titleBlocks } from './titleBlocks.ts'
import { weave } from './weave.ts'

interface BookCover {
  title: string
  sign: CoverSign
  /** Place on the shelf: neighbours get other colours and another layout. */
  index: number
}

const width = 600
const height = 900

/** Ground, letters and second colour. */
const colours = [
  [indigo, sand, millet],
  [laterite, sand, night],
  [linen, night, laterite],
  [shea, sand, millet],
  [millet, night, brick],
] as const

/** Where the cloth, the sign and the title stand, in user units. */
const layouts = [
  {
    cloth: { x: 0, y: 660, width, height: 240 },
    sign: { x: 300, y: 440, scale: 1.2 },
    title: { x: 80, y: 100, width: 440 },
  },
  {
    cloth: { x: 0, y: 0, width: 150, height },
    sign: { x: 375, y: 620, scale: 1.3 },
    title: { x: 205, y: 110, width: 340 },
  },
  {
    cloth: { x: 0, y: 330, width, height: 130 },
    sign: { x: 300, y: 670, scale: 1.25 },
    title: { x: 80, y: 90, width: 440 },
  },
  {
    cloth: { x: 0, y: 0, width, height: 190 },
    sign: { x: 300, y: 445, scale: 1.2 },
    title: { x: 80, y: 690, width: 440 },
  },
] as const

/**
 * A book cover of 600 by 900 without letters, for no font can be counted on: a band of cloth, the
 * sign of the subject, and one block for each word of the title. The same book, the same cover.
 */
export function bookCover({ title, sign, index }: BookCover): string {
  const [ground, ink, accent] = colours[index % colours.length] ?? colours[0]
  const { cloth, sign: at, title: titleAt } = layouts[index % layouts.length] ?? layouts[0]
  const theme = index % themeNames.length
  const parts = [
    rect(0, 0, width, height, ground),
    weave({ key: 'cover', scale: 1.4, ...cloth }, title, theme),
    place(at.x, at.y, at.scale, coverSigns[sign]({ ink, accent, ground })),
    titleBlocks(title, { ...titleAt, ink, accent }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}
