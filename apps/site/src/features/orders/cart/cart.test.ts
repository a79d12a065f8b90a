import { type CartLine, readCart, writeCart } from '@sira/contract/orders/cart'
import { describe, expect, test } from 'vitest'
import { cartCookieFor, cartOf } from './cartCookie.ts'
import { cartMove } from './cartMove.ts'
import { changedCart } from './changedCart.ts'
import { keptOnDevice } from './keptOnDevice.ts'
import { sendingCookieFor, sendingKeyOf } from './sendingCookie.ts'

const site = 'https://sira.example'
const books: CartLine = { nature: 'livre', id: 12, quantite: 2 }
const monthly: CartLine = { nature: 'formule', code: 'mensuel', quantite: 1 }

function sent(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('A form of the cart', () => {
  test('puts something more into it, or more of the same', () => {
    expect(changedCart([books], sent({ ajouter: 'mensuel' }))).toEqual([books, monthly])
    expect(changedCart([books], sent({ ajouter: 'l12', quantite: '3' }))).toEqual([
      { ...books, quantite: 5 },
    ])
  })

  test('takes something out, though quantities are sent along', () => {
    const form = sent({ 'q-l12': '4', retirer: 'l12' })
    expect(changedCart([books, monthly], form)).toEqual([monthly])
  })

  test.each([
    ['4', '4'],
    ['99', '10'],
    ['0', undefined],
    ['-3', '2'],
    ['deux', '2'],
  ])('wants %s copies and gets %s', (typed, copies) => {
    const [line] = changedCart([books], sent({ 'q-l12': typed }))
    expect(line && String(line.quantite)).toBe(copies)
  })

  test.each(['l0', 'gratuit', '<b>', ''])('adds nothing for %j', (item) => {
    expect(changedCart([monthly], sent({ ajouter: item }))).toEqual([monthly])
  })
})

describe('After it', () => {
  const move = (fields: Record<string, string>) =>
    cartMove(sent(fields), [books], {
      routes: { cart: '/panier', checkout: '/commande' },
      siteAddress: site,
    }).headers

  test('the visitor is back where he was, at the word that it is in his cart', () => {
    const headers = move({ ajouter: 'l7', retour: '/sira-biblio?page=2' })
    expect(headers.get('location')).toBe('/sira-biblio?page=2#ajoute-l7')
    expect(headers.get('set-cookie')).toContain('panier=l12x2.l7x1; Path=/;')
  })

  test('the first thing leads through the cart, which sees whether this browser keeps it', () => {
    const back = '/sira-biblio?page=2#ajoute-l7'
    const { headers } = cartMove(sent({ ajouter: 'l7', retour: '/sira-biblio?page=2' }), [], {
      routes: { cart: '/ar/panier', checkout: '/ar/commande' },
      siteAddress: site,
    })
    const { pathname, searchParams } = new URL(headers.get('location') ?? '', site)
    expect([pathname, searchParams.get('vers')]).toEqual(['/ar/panier', back])
    expect(keptOnDevice(back, [books], site)).toEqual({ to: back })
    expect(keptOnDevice(back, [], site)).toBe('lost')
    expect(keptOnDevice(undefined, [], site)).toBeUndefined()
    expect(keptOnDevice('/x/..//evil.example/y', [books], site)).toBeUndefined()
  })

  test('it is another cart, which is ordered under another key', () => {
    const cookies = move({ ajouter: 'l7' }).getSetCookie()
    expect(cookies).toContain('envoi=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
    expect(cookies).toHaveLength(2)
  })

  test('who wants to buy at once is led to the order', () => {
    expect(move({ ajouter: 'l7', retour: '/a', suite: 'commande' }).get('location')).toBe(
      '/commande',
    )
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example/y',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:0',
    '',
  ])('nobody is led to %j', (retour) => {
    expect(move({ ajouter: 'l7', retour }).get('location')).toBe('/panier')
  })
})

test('The cart of a request is what the device keeps, whatever else it sends', () => {
  const headers = new Headers({
    cookie: `a=1; panier=${writeCart([books, monthly])}; b=panier=l1x1`,
  })
  expect(cartOf({ headers })).toEqual([books, monthly])
  expect(cartOf({ headers: new Headers() })).toEqual([])
})

test('An empty cart leaves no cookie behind, and a site with TLS sends it over TLS alone', () => {
  expect(cartCookieFor([], site)).toBe('panier=; Path=/; Max-Age=0; SameSite=Lax; Secure')
  expect(cartCookieFor([books], 'http://localhost:3000')).not.toContain('Secure')
  expect(readCart('')).toEqual([])
})

test('The key of a cart stays on its device, where no script reads it; what is none is none', () => {
  const key = 'a'.repeat(32)
  const kept = sendingCookieFor(key, site)
  expect(kept).toBe(`envoi=${key}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`)
  const read = (cookie: string) => sendingKeyOf({ headers: new Headers({ cookie }) })
  expect(read(`panier=l12x2; ${kept.split(';')[0]}`)).toBe(key)
  expect(read('envoi=court; panier=l12x2')).toBeUndefined()
  expect(read('panier=l12x2')).toBeUndefined()
})
