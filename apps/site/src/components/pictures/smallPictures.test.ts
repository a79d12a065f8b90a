import { expect, it } from 'vitest'
import { withSmallPictures } from './smallPictures.ts'

it('keeps the pictures that are small enough, and the only one there is', () => {
  const html = '<img srcset="/a.webp 245w, /b.webp 500w, /c.webp 1600w"><img srcset="/d.webp 900w">'
  expect(withSmallPictures(html)).toBe(
    '<img srcset="/a.webp 245w, /b.webp 500w"><img srcset="/d.webp 900w">',
  )
})

it('leaves a text about pictures as it was written', () => {
  const html = '<code>&lt;img srcset="/a.webp 245w, /c.webp 1600w"&gt;</code>'
  expect(withSmallPictures(html)).toBe(html)
})
