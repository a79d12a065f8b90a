import { expect, it } from 'vitest'
import { backOfficePaths, isBelow, programPaths } from './programPaths.ts'

it.each([
  '/admin',
  '/api/blogs?page=2',
  '/_astro/page.css',
  '/partage/faq.png',
  '/uploads/a.webp#2',
  '/documents/a_0123456789.pdf?o=12',
])('%s is of the programs', (address) => expect(isBelow(address, programPaths)).toBe(true))

it.each(['/', '/administration', '/apiculture', '/faq?next=/admin', '/en/faq'])(
  '%s is of the site',
  (address) => expect(isBelow(address, programPaths)).toBe(false),
)

it('the share pictures are not of the back office', () => {
  expect(isBelow('/partage/faq.png', backOfficePaths)).toBe(false)
})
