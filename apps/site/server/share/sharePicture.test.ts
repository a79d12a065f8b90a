import fc from 'fast-check'
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
