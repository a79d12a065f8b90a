import { expect, test } from 'vitest'
import { forgottenOrderCookies, keyOfOrder, ownOrderCookie } from './ownOrders.ts'

const none = { headers: new Headers() }
const references = ['2', '3', '4', '5', '6', '7'].map((end) => `CM-2026-7KQ4P9${end}`)

function requestWith(setCookie: string) {
  return { headers: new Headers({ cookie: setCookie.split(';')[0] ?? '' }) }
}

function deviceThatOrdered(orders: readonly string[]) {
  return orders.reduce<Pick<Request, 'headers'>>((request, reference) => {
    const order = { reference, key: `cle-de_${reference.at(-1)}` }
    return requestWith(ownOrderCookie(request, order, 'https://sira.example'))
  }, none)
}

test('A device opens the orders that were placed on it, and no other', () => {
  const device = deviceThatOrdered(references.slice(0, 2))
  expect(keyOfOrder(device, references[0] ?? '')).toBe('cle-de_2')
  expect(keyOfOrder(device, references[1] ?? '')).toBe('cle-de_3')
  expect(keyOfOrder(device, 'CM-2026-ABCDEFG')).toBeUndefined()
  expect(keyOfOrder(none, references[0] ?? '')).toBeUndefined()
})

test('It forgets the oldest, so that the cookie never grows out of hand', () => {
  const device = deviceThatOrdered(references)
  expect(keyOfOrder(device, references[0] ?? '')).toBeUndefined()
  expect(keyOfOrder(device, references.at(-1) ?? '')).toBe('cle-de_7')
})

test('What a phone number opened is forgotten with the browser, what was ordered here is not', () => {
  const [ordered = '', opened = ''] = references
  const kept = ownOrderCookie(none, { reference: ordered, key: 'a' }, 'https://sira.example')
  const own = { reference: opened, key: 'b' }
  const session = ownOrderCookie(requestWith(kept), own, 'https://sira.example', 'untilClosed')
  expect(kept).toContain('Max-Age')
  expect(session).not.toMatch(/Max-Age|Expires/)
  const both = [kept, session].map((cookie) => cookie.split(';')[0]).join('; ')
  const device = { headers: new Headers({ cookie: both }) }
  expect([keyOfOrder(device, ordered), keyOfOrder(device, opened)]).toEqual(['a', 'b'])
  const restarted = requestWith(kept)
  expect([keyOfOrder(restarted, ordered), keyOfOrder(restarted, opened)]).toEqual(['a', undefined])
})

test('An order is forgotten however it was opened, and the others are not', () => {
  const [one = '', other = ''] = references
  const site = 'https://sira.example'
  const device = deviceThatOrdered([one, other])
  const session = ownOrderCookie(none, { reference: one, key: 'b' }, site, 'untilClosed')
  const both = `${device.headers.get('cookie')}; ${session.split(';')[0]}`
  const cookies = forgottenOrderCookies({ headers: new Headers({ cookie: both }) }, one, site)
  const after = { headers: new Headers({ cookie: cookies.map((c) => c.split(';')[0]).join('; ') }) }
  expect(keyOfOrder(after, one)).toBeUndefined()
  expect(keyOfOrder(after, other)).toBe('cle-de_3')
  expect(cookies[0]).toContain('Max-Age=5184000')
  expect(cookies[1]).toContain('Max-Age=0')
  expect(forgottenOrderCookies(device, 'CM-2026-ABCDEFG', site)).toEqual([])
})

test('No script and no other site gets the keys', () => {
  const order = { reference: references[0] ?? '', key: 'a' }
  const cookie = ownOrderCookie(none, order, 'https://sira.example')
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/'])
    expect(cookie).toContain(part)
})

test('A cookie changed by hand opens nothing', () => {
  const request = { headers: new Headers({ cookie: 'commandes=..x.CM-2026-7KQ4P92..a.b' }) }
  expect(keyOfOrder(request, 'CM-2026-7KQ4P92')).toBeUndefined()
})
