import { expect, it } from 'vitest'
import { localAddress } from './localAddress.ts'
import { markdownToHtml } from './markdown.ts'

it.each([
  ['/contact', '/ar/contact'],
  ['/', '/ar'],
  ['/jobs/a?b=1#c', '/ar/jobs/a?b=1#c'],
  ['/en/contact', '/en/contact'],
  ['/uploads/a.pdf', '/uploads/a.pdf'],
  ['/apercu/blogs/4', '/apercu/blogs/4'],
  ['#plus-bas', '#plus-bas'],
  ['https://ailleurs.example/', 'https://ailleurs.example/'],
])('%s leads an Arabic visitor to %s', (address, local) => {
  expect(localAddress(address, 'ar')).toBe(local)
})

it('leads a French visitor where staff wrote', () => {
  expect(localAddress('/contact', 'fr')).toBe('/contact')
  expect(localAddress('/ar/contact', 'fr')).toBe('/ar/contact')
})

it('a text of staff leads to the pages in the language of its visitor, and names them as it did', () => {
  const text =
    '[Écrivez-nous](/contact "<a href=\'/contact\'>") ou <a href="/jobs/a?b=1&c=2">ici</a>'
  expect(markdownToHtml(text, 'en')).toBe(
    '<p><a href="/en/contact" title="&lt;a href=\'/contact\'&gt;">Écrivez-nous</a> ou <a href="/en/jobs/a?b=1&amp;c=2">ici</a></p>\n',
  )
})
