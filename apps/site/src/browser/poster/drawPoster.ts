import { clothShapes } from '@sira/cloth/clothShapes'
import { colours } from '@sira/cloth/colours'
import { encode } from 'uqr'
import type { Poster } from '../../kinds/poster.ts'
import { paragraph } from './paragraph.ts'

/** Pixels: what a phone shows whole as a status. */
const width = 1080
const height = 1920
const margin = 84
const room = width - 2 * margin
const clothHeight = 500
/** Of the corner that the pictures of the site have too. */
const corner = 200
/** The cloth of a card, so many times as large. */
const enlarged = 3
const codeSize = 320
const quietZone = 2

/** Draws a page for a status: its cloth, its title, its facts, and the way to it. */
export function drawPoster(canvas: HTMLCanvasElement, poster: Poster, brand: string): void {
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no picture')
  const isArabic = document.dir === 'rtl'
  context.direction = isArabic ? 'rtl' : 'ltr'
  context.textBaseline = 'top'
  context.fillStyle = colours.sable
  context.fillRect(0, 0, width, height)
  drawCloth(context, poster.seed, isArabic)

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

/** The letters of the page itself: those of the phone, where a visitor saves data. */
function fontOf(selector: string): string {
  return getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily
}

function drawCloth(context: CanvasRenderingContext2D, seed: string, isArabic: boolean): void {
  context.save()
  context.beginPath()
  context.roundRect(0, 0, width, clothHeight, isArabic ? [0, 0, corner, 0] : [0, 0, 0, corner])
  context.clip()
  context.scale(enlarged, enlarged)
  const size = { width: width / enlarged, height: Math.ceil(clothHeight / enlarged) }
  for (const { fill, path, opacity = 1 } of clothShapes({ seed, ...size })) {
    context.globalAlpha = opacity
    context.fillStyle = fill
    context.fill(new Path2D(path))
  }
  context.restore()
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
