import { expect, test } from 'vitest'
import { closedSpaceCookies, spaceCookie, spaceKeyOf } from './spaceCookie.ts'

const key = { jeton: 'a-b_c', adresse: 'awa.é@exemple.bf' }
const headersWith = (cookie: string) => new Headers({ cookie: cookie.split(';')[0] ?? '' })

test.each([
  ['https://sira.example', '__Host-espace='],
  ['http://localhost:3000', 'espace='],
])('at %s a session is kept under %s, where no script reads it', (site, name) => {
  const cookie = spaceCookie(key, site, false)
  expect(cookie.startsWith(name)).toBe(true)
  expect(cookie).toContain('; HttpOnly; SameSite=Lax')
  expect(cookie).toContain('Path=/')
  expect(cookie).not.toMatch(/Max-Age|Expires|Domain/)
  expect(cookie.includes('Secure')).toBe(site.startsWith('https'))
  expect(spaceKeyOf(headersWith(cookie), site)).toEqual(key)
})

test('it goes with the browser unless its visitor stays, and is taken away at once', () => {
  const site = 'https://sira.example'
  expect(spaceCookie(key, site, true)).toContain('Max-Age=2592000')
  const [none = ''] = closedSpaceCookies(site)
  expect(none).toContain('Max-Age=0')
  expect(spaceKeyOf(headersWith(none), site)).toBeUndefined()
  // One that a page without TLS could have set opens nothing.
  expect(
    spaceKeyOf(headersWith(spaceCookie(key, 'http://sira.example', false)), site),
  ).toBeUndefined()
})
