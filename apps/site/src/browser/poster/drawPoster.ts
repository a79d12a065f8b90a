import { clothShapes } from '@sira/cloth/clothShapes'
import { colours } from '@sira/cloth/colours'
import { encode } from 'uqr'
import type { Poster } from '../../kinds/poster.ts'
import { paintCloth } from './paintCloth.ts'
import { paragraph } from './paragraph.ts'
import { fontOf, statusContext, statusMargin, statusSize } from './statusPicture.ts'

const { width, height } = statusSize
const margin = statusMargin
const room = width - 2 * margin
const clothHeight = 500
/** The cloth of a card, so many times as large. */
const enlarged = 3
const codeSize = 320
const quietZone = 2

/** Draws a page for a status: its cloth, its title, its facts, and the way to it. */
export function drawPoster(canvas: HTMLCanvasElement, poster: Poster, brand: string): void {
  const context = statusContext(canvas, colours.sable)
  const isArabic = context.direction === 'rtl'
  const size = { width: width / enlarged, height: Math.ceil(clothHeight / enlarged) }
  const shapes = clothShapes({ seed: poster.seed, ...size })
  paintCloth(context, { width: size.width, shapes }, { height: clothHeight, scale: enlarged })

  const start = isArabic ? width - margin : margin
  const heading = fontOf('h1')
  const text = fontOf('body')
  const codeTop = height - margin - codeSize
  let top = clothHeight + 60
  const write = (words: string, font: string, size: number, most: number, fill: string) => {
    context.fillStyle = fill
    const bold = (pixels: number) => `700 ${pixels}px ${font}`
    top += paragraph(context, words, { start, top, room, size, most, bold })
  }
  write(`${brand} · ${poster.kind}`, text, 40, 60, colours.laterite)
  top += 28
  write(poster.title, heading, 104, 480, colours.indigoNuit)
  top += 44
  for (const fact of poster.facts) {
    const left = codeTop - 40 - top
    if (left < 60) break
    write(fact, text, 50, Math.min(left, 130), colours.encre)
    top += 18
  }

  drawCode(context, poster.address, isArabic ? margin : width - margin - codeSize, codeTop)
  context.fillStyle = colours.pierre
  const { host, pathname } = new URL(poster.address)
  // An address is written from left to right, in any language.
  context.direction = 'ltr'
  context.textAlign = isArabic ? 'right' : 'left'
  const place = { start, top: codeTop + 10, room: room - codeSize - 40, size: 38 }
  paragraph(context, host + decodeURI(pathname), {
    ...place,
    most: codeSize - 20,
    bold: (pixels) => `600 ${pixels}px ${text}`,
  })
}

function drawCode(
  context: CanvasRenderingContext2D,
  address: string,
  left: number,
  top: number,
): void {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone })
  // Whole pixels, or fine lines would stand between its squares.
  const square = Math.floor(codeSize / size)
  const edge = Math.floor((codeSize - square * size) / 2)
  context.fillStyle = '#fff'
  context.fillRect(left, top, codeSize, codeSize)
  context.fillStyle = '#000'
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark)
        context.fillRect(left + edge + x * square, top + edge + y * square, square, square)
    })
  })
}
