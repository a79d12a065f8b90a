import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf } from '../../src/content/htmlText.ts'
import { sharedPage } from './sharedPage.ts'
import { drawSharePicture } from './sharePicture.ts'

function page(title: string): string {
  const metas = [
    ['og:title', title],
    ['og:site_name', 'Sira'],
  ].map(([key, content]) => `<meta property="${key}" content="${htmlOf(content ?? '')}">`)
  return `<html lang="ar" dir="rtl"><head>${metas.join('')}</head><body></body></html>`
}

const isPicture = (bytes: Uint8Array) => Buffer.from(bytes).subarray(1, 4).toString() === 'PNG'

it('a page is shared under the title that staff wrote, whatever they wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(sharedPage(page(title))).toEqual({ title, brand: 'Sira', isArabic: true })
    }),
  )
})

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
  const title = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-composite' }))
  const drawn = fc.asyncProperty(title, async (text) => {
    const shared = { title: text, brand: 'Sira', host: 'a.example', isArabic: true, seed: '/a' }
    expect(isPicture(await drawSharePicture(shared))).toBe(true)
  })
  await fc.assert(drawn, { numRuns: 10 })
}, 60_000)
