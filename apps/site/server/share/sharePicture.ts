import { fileURLToPath } from 'node:url'
import { clothSvg } from '@sira/cloth/clothSvg'
import { colours } from '@sira/cloth/colours'
import { countryFaces } from '@sira/cloth/countryFaces'
import sharp, { type OverlayOptions } from 'sharp'
import { htmlOf } from '../../src/content/htmlText.ts'
import type { SharedPage } from '../../src/kinds/sharedPage.ts'

export interface SharePicture extends SharedPage {
  /** `www.sira.example` */
  host: string
  /** The same seed weaves the same cloth. */
  seed: string
}

/** CSS pixels, the size every network shows whole (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const

const { sable: paper, indigoNuit: ink, laterite } = colours
/** Darker than stone: small letters in a picture that is itself shown small. */
const quiet = '#5d5648'
const clothWidth = 380
const margin = 72

/** Pango shapes and joins Arabic letters and breaks lines; it reads TTF files only. */
const fonts = {
  latin: {
    name: 'Bricolage Grotesque ExtraBold',
    file: fontFile(
      '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
    ),
  },
  arabic: {
    name: 'Readex Pro Bold',
    file: fontFile('@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf'),
  },
}

/** Letters of our languages, and signs, that neither has. */
const others = [
  {
    name: 'Noto Sans Bold',
    file: countryFaces.bold,
  },
  {
    name: 'Noto Sans Symbols 2',
    file: countryFaces.signs,
  },
]
const otherNames = others.map(({ name }) => name).join()
let othersKnown: Promise<unknown> | undefined

/** Pango takes one file at a time, and keeps it: a dot drawn with each makes it known. */
function knowOthers(): Promise<unknown> {
  othersKnown ??= Promise.all(
    others.map(({ name, file }) =>
      sharp({ text: { text: '.', font: name, fontfile: file } }).toBuffer(),
    ),
  )
  return othersKnown
}

/** A page as it looks when shared: its title beside its cloth, as a PNG. */
export async function drawSharePicture(picture: SharePicture): Promise<Uint8Array> {
  const { width, height } = shareSize
  const { title, brand, host, isArabic, seed } = picture
  const cloth = await sharp(Buffer.from(clothSvg({ seed, width: clothWidth, height })))
    .resize(clothWidth, height)
    .toBuffer()
  const room = { width: width - clothWidth - 2 * margin, height: height - 250 }
  const [heading, name, address] = await Promise.all([
    words(drawable(title) ?? drawable(brand) ?? host, {
      ...room,
      size: 64,
      font: isArabic ? 'arabic' : 'latin',
      colour: ink,
    }),
    words(drawable(brand) ?? host, { ...room, size: 34, font: 'latin', colour: laterite }),
    words(host, { ...room, size: 26, font: 'latin', colour: quiet }),
  ])
  const start = (box: Words) => (isArabic ? width - margin - box.width : margin)
  const at = (box: Words, top: number): OverlayOptions => ({
    input: box.data,
    top: Math.round(top),
    left: start(box),
  })
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: cloth, top: 0, left: isArabic ? 0 : width - clothWidth },
      at(name, margin),
      at(heading, margin + 60 + (room.height - heading.height) / 2),
      at(address, height - margin - address.height),
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/** A text without what Pango refuses; `undefined` when nothing of it can be seen. */
function drawable(text: string): string | undefined {
  const kept = text.toWellFormed().replace(/[\p{Cc}\p{Noncharacter_Code_Point}]+/gu, ' ')
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(kept) ? kept : undefined
}

interface Words {
  data: Buffer
  width: number
  height: number
}

interface Style {
  width: number
  height: number
  /** Pixels of the letters, made smaller until the words fit. */
  size: number
  font: keyof typeof fonts
  colour: string
}

async function words(text: string, { width, height, size, font, colour }: Style): Promise<Words> {
  const { name, file } = fonts[font]
  await knowOthers()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${withMarks(htmlOf(text.normalize('NFC')))}</span>`,
      font: `${name},${otherNames} ${size}`,
      fontfile: file,
      width,
      dpi: 72,
      rgba: true,
      align: 'left',
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const fits = info.height <= height && info.width <= width
  if (!fits && size > 24) return words(text, { width, height, size: size - 6, font, colour })
  return { data, width: info.width, height: Math.min(info.height, height) }
}

/** Draws a letter and its accent from one font: from two fonts the accent would be misplaced. */
function withMarks(text: string): string {
  return text.replace(/\p{Script=Latin}\p{M}+/gu, '<span face="Noto Sans" weight="bold">$&</span>')
}

function fontFile(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier))
}
