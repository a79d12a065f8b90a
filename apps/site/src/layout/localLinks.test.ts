import { expect, it } from 'vitest'
import { withLocalLinks } from './localLinks.ts'

it.each([
  ['<a class="x" href="/contact">', '<a class="x" href="/ar/contact">'],
  ['<a href="/">', '<a href="/ar">'],
  ['<a href="/jobs/a?b=1#c">', '<a href="/ar/jobs/a?b=1#c">'],
  ['<a href="/en/contact">', '<a href="/en/contact">'],
  ['<a href="/uploads/a.pdf">', '<a href="/uploads/a.pdf">'],
  ['<a href="https://ailleurs.example/">', '<a href="https://ailleurs.example/">'],
  ['<link href="/contact">', '<link href="/contact">'],
])('%s leads an Arabic visitor to %s', (html, local) => {
  expect(withLocalLinks(html, 'ar')).toBe(local)
})

it('leaves French pages as they are', () => {
  expect(withLocalLinks('<a href="/contact">', 'fr')).toBe('<a href="/contact">')
})
