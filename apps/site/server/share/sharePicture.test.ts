import { countryFaces } from '@sira/cloth/countryFaces'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawSharePicture } from './sharePicture.ts'

const isPicture = (bytes: Uint8Array) => Buffer.from(bytes).subarray(1, 4).toString() === 'PNG'

const signs = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&amp;',
  '&#39;',
  '</span>',
  '<!--',
  '$&',
  ' ',
  'a',
  'É',
  'م',
  '🎓',
]
const odd = [
  '\u0000',
  '\u0007',
  '\n',
  '\u2028',
  '\u200B',
  '\u202E',
  '\uFFFE',
  '\uD800',
  '\u{10FFFF}',
]
const anyTitle = fc.string({ unit: fc.constantFrom(...signs, ...odd) })

it.each([
  'Comprendre les balises <style> et <script> en HTML',
  '5 < 6 & 7 > 6, "dit-il" ; c’est l\'heure &amp; </span>',
  '\u0000\u0007\uFFFE \uD800',
  '\u2028 \u200B',
  '𝕋itre 🎓 مرحبا',
])('the title %j has a share picture', async (title) => {
  const shared = { title, brand: 'Sira & <fils>', host: 'a.example', isArabic: false, seed: '/a' }
  expect(isPicture(await drawSharePicture(shared))).toBe(true)
})

it('no title leaves a page without its share picture', async () => {
  const drawn = fc.asyncProperty(anyTitle, async (text) => {
    const shared = { title: text, brand: 'Sira', host: 'a.example', isArabic: true, seed: '/a' }
    expect(isPicture(await drawSharePicture(shared))).toBe(true)
  })
  await fc.assert(drawn, { numRuns: 6 })
}, 60_000)

/** How wide the words of a title are drawn, in pixels. */
async function widthOf(title: string): Promise<number> {
  const drawn = await drawSharePicture({ title, brand: 'S', host: 'a', isArabic: false, seed: '/' })
  const room = { left: 40, top: 180, width: 760, height: 300 }
  const words = await sharp(drawn).extract(room).png().toBuffer()
  return (await sharp(words).trim().toBuffer({ resolveWithObject: true })).info.width
}

it('the letters of our languages are drawn by the face we bring, with their marks on them', async () => {
  const fontfile = countryFaces.bold
  const text = { text: 'ɛɔʋɛɔʋ', font: 'Noto Sans Bold 64', fontfile, dpi: 72 }
  const { info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })

  expect(Math.abs((await widthOf('ɛɔʋɛɔʋ')) - info.width)).toBeLessThan(8)
  expect(Math.abs((await widthOf('ɛ̃ɔ̃ʋ̃ɛ̀ɔ́ʋ̃')) - info.width)).toBeLessThan(8)
})
