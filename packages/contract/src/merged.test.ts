import { expect, expectTypeOf, it } from 'vitest'
import { type Disjoint, merged } from './merged.ts'

it('Parts become one object', () => {
  const whole = merged({ faq: { title: 'Questions' } }, { cart: 'Panier' }, { menu: 'Menu' })
  const title: string = whole.faq.title
  expect([title, whole.cart, whole.menu]).toEqual(['Questions', 'Panier', 'Menu'])
})

it('A key of two parts is refused by the compiler, wherever they stand', () => {
  type Cart = { cart: string }
  type Parts = Disjoint<readonly [{ order: string }, Cart, { menu: string }, Cart]>
  expectTypeOf<Parts[1]['cart']>().toBeString()
  expectTypeOf<Parts[3]['cart']>().toBeNever()
})
