import { expect, test } from 'vitest'
import {
  allForgottenCookies,
  allOwnDossiers,
  forgottenDossierCookies,
  hasUntilClosed,
  keyOfDossier,
  ownDossierCookie,
  untilClosedCookies,
} from './ownDossiers.ts'
import { deviceAnswer, deviceCookie } from './sharedDevice.ts'

const none = { headers: new Headers() }
const references = [...'23456789ABCDE'].map((end) => `CM-2026-7KQ4P9${end}`)

function requestWith(setCookie: string) {
  return { headers: new Headers({ cookie: setCookie.split(';')[0] ?? '' }) }
}

function deviceThatOrdered(orders: readonly string[]) {
  return orders.reduce<Pick<Request, 'headers'>>((request, reference) => {
    const order = { reference, key: `cle-de_${reference.at(-1)}` }
    return requestWith(ownDossierCookie(request, order, 'https://sira.example'))
  }, none)
}

test('A device opens what was sent from it, of every kind, and nothing else', () => {
  const device = deviceThatOrdered(references.slice(0, 2))
  expect(keyOfDossier(device, references[0] ?? '')).toBe('cle-de_2')
  expect(keyOfDossier(device, references[1] ?? '')).toBe('cle-de_3')
  expect(keyOfDossier(device, 'CM-2026-ABCDEFG')).toBeUndefined()
  expect(keyOfDossier(none, references[0] ?? '')).toBeUndefined()
  const quote = { reference: 'DV-2026-7KQ4P9X', key: 'd' }
  const both = requestWith(ownDossierCookie(device, quote, 'https://sira.example'))
  expect(keyOfDossier(both, quote.reference)).toBe('d')
  expect(keyOfDossier(both, references[0] ?? '')).toBe('cle-de_2')
})

test('What a device keeps from when there were orders alone still opens them', () => {
  const cookie = 'commandes=CM-2026-7KQ4P92.a; commandes-ouvertes=CM-2026-7KQ4P93.b'
  const device = { headers: new Headers({ cookie }) }
  expect(keyOfDossier(device, 'CM-2026-7KQ4P92')).toBe('a')
  expect(keyOfDossier(device, 'CM-2026-7KQ4P93')).toBe('b')
})

test('It forgets the oldest, so that the cookie never grows out of hand', () => {
  const device = deviceThatOrdered(references)
  expect(keyOfDossier(device, references[0] ?? '')).toBeUndefined()
  expect(keyOfDossier(device, references.at(-1) ?? '')).toBe('cle-de_E')
  expect(allOwnDossiers(device)).toHaveLength(12)
})

test('What a phone number opened is forgotten with the browser, what was ordered here is not', () => {
  const [ordered = '', opened = ''] = references
  const kept = ownDossierCookie(none, { reference: ordered, key: 'a' }, 'https://sira.example')
  const own = { reference: opened, key: 'b' }
  const session = ownDossierCookie(requestWith(kept), own, 'https://sira.example', 'untilClosed')
  expect(kept).toContain('Max-Age')
  expect(session).not.toMatch(/Max-Age|Expires/)
  const both = [kept, session].map((cookie) => cookie.split(';')[0]).join('; ')
  const device = { headers: new Headers({ cookie: both }) }
  expect([keyOfDossier(device, ordered), keyOfDossier(device, opened)]).toEqual(['a', 'b'])
  const restarted = requestWith(kept)
  expect([keyOfDossier(restarted, ordered), keyOfDossier(restarted, opened)]).toEqual([
    'a',
    undefined,
  ])
})

test('A dossier is forgotten however it was opened, and the others are not', () => {
  const [one = '', other = ''] = references
  const site = 'https://sira.example'
  const device = deviceThatOrdered([one, other])
  const session = ownDossierCookie(none, { reference: one, key: 'b' }, site, 'untilClosed')
  const both = `${device.headers.get('cookie')}; ${session.split(';')[0]}`
  const cookies = forgottenDossierCookies({ headers: new Headers({ cookie: both }) }, one, site)
  const after = { headers: new Headers({ cookie: cookies.map((c) => c.split(';')[0]).join('; ') }) }
  expect(keyOfDossier(after, one)).toBeUndefined()
  expect(keyOfDossier(after, other)).toBe('cle-de_3')
  expect(cookies[0]).toContain('Max-Age=5184000')
  expect(cookies[1]).toContain('Max-Age=0')
  expect(forgottenDossierCookies(device, 'CM-2026-ABCDEFG', site)).toEqual([])
})

test('No script and no other site gets the keys', () => {
  const order = { reference: references[0] ?? '', key: 'a' }
  const cookie = ownDossierCookie(none, order, 'https://sira.example')
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/'])
    expect(cookie).toContain(part)
})

test('A cookie changed by hand opens nothing', () => {
  const request = { headers: new Headers({ cookie: 'commandes=..x.CM-2026-7KQ4P92..a.b' }) }
  expect(keyOfDossier(request, 'CM-2026-7KQ4P92')).toBeUndefined()
})

function deviceWith(cookies: readonly string[]) {
  return { headers: new Headers({ cookie: cookies.map((c) => c.split(';')[0]).join('; ') }) }
}

test('A device lists what it opens once, the newest first, however it came to each', () => {
  const [one = '', other = ''] = references
  const site = 'https://sira.example'
  const device = deviceThatOrdered([one, other])
  const session = ownDossierCookie(device, { reference: one, key: 'b' }, site, 'untilClosed')
  const both = deviceWith([device.headers.get('cookie') ?? '', session])
  expect(allOwnDossiers(both).map(({ reference }) => reference)).toEqual([other, one])
  expect([hasUntilClosed(device), hasUntilClosed(both)]).toEqual([false, true])
})

test('On a device that others use too, all of it goes with the browser, what comes later too', () => {
  const [one = '', other = ''] = references
  const site = 'https://sira.example'
  const cookies = [
    ...untilClosedCookies(deviceThatOrdered([one]), site),
    deviceCookie('shared', site),
  ]
  for (const cookie of cookies.slice(1)) expect(cookie).not.toMatch(/Max-Age|Expires/)
  expect(cookies[0]).toContain('Max-Age=0')
  const shared = deviceWith(cookies)
  expect(deviceAnswer(shared.headers)).toBe('shared')
  expect(keyOfDossier(shared, one)).toBe('cle-de_2')
  const later = ownDossierCookie(shared, { reference: other, key: 'a' }, site)
  expect(later).toMatch(/^commandes-ouvertes=/)
  expect(later).not.toContain('Max-Age')
  // Its browser was closed: nothing of it is left, and its visitor is asked anew.
  expect(allOwnDossiers(none)).toEqual([])
  expect(deviceAnswer(none.headers)).toBeUndefined()
})

test('A device of one person stays so, and forgets all of it in one touch', () => {
  const own = deviceCookie('own', 'https://sira.example')
  expect(own).toContain('Max-Age=5184000')
  expect(deviceAnswer(deviceWith([own]).headers)).toBe('own')
  const gone = allForgottenCookies('http://localhost')
  expect(allOwnDossiers(deviceWith(gone))).toEqual([])
  for (const cookie of gone) expect(cookie).toMatch(/Max-Age=0; HttpOnly; SameSite=Lax$/)
})
