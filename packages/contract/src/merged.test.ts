import { expect, it } from 'vitest'
import { merged } from './merged.ts'

it('Parts become one object', () => {
  const whole = merged({ faq: { title: 'Questions' } }, { cart: 'Panier' }, { menu: 'Menu' })
  const title: string = whole.faq.title
  expect([title, whole.cart, whole.menu]).toEqual(['Questions', 'Panier', 'Menu'])
})

it('A key of two parts is refused by the compiler, wherever they stand', () => {
  const [order, cart, menu] = [{ order: 'Commande' }, { cart: 'Panier' }, { menu: 'Menu' }]
  const again = { cart: 'Encore le panier' }
  // @ts-expect-error the key `cart` stands in both
  expect(merged(order, cart, menu, again)).toHaveProperty('cart', again.cart)
  // @ts-expect-error the key `cart` stands in both
  expect(merged(again, cart)).toHaveProperty('cart', cart.cart)
})
