import { describe, expect, test } from 'vitest'
import {
  addToCart,
  type CartLine,
  cartItem,
  countOf,
  lineOfItem,
  mostLines,
  readCart,
  writeCart,
} from './cart.ts'

const twoBooks: CartLine = { nature: 'livre', id: 12, quantite: 2 }
const monthly: CartLine = { nature: 'formule', code: 'mensuel', quantite: 1 }
const seats: CartLine = { nature: 'session', id: 7, quantite: 30 }
const cv: CartLine = { nature: 'prestation', code: 'cv_professionnel', quantite: 1 }

describe('The cart that a device keeps', () => {
  test('comes back as it was kept', () => {
    const lines = [twoBooks, seats, monthly, cv]
    expect(writeCart(lines)).toBe('l12x2.s7x30.mensuelx1.cv_professionnelx1')
    expect(readCart(writeCart(lines))).toEqual(lines)
    expect(writeCart(lines)).toMatch(/^[\w.]+$/)
    expect(readCart('')).toEqual([])
  })

  test.each([
    'l0x1',
    'lx1',
    'l12',
    'l12x0',
    'l12x11',
    's7x31',
    's0x1',
    'l12x-1',
    'gratuitx1',
    '<script>',
    'l1.5x1',
  ])('%j, written by hand, is no line of it', (text) => {
    expect(readCart(text)).toEqual([])
  })

  test('the same thing once more is one line, up to ten copies', () => {
    const more = addToCart([twoBooks, monthly], { ...twoBooks, quantite: 3 })
    expect(more).toEqual([{ ...twoBooks, quantite: 5 }, monthly])
    expect(addToCart(more, { ...twoBooks, quantite: 9 })[0]?.quantite).toBe(10)
  })

  test('what was written twice by hand is one line', () => {
    expect(readCart('l12x2.mensuelx1.l12x9.mensuelx1')).toEqual([
      { ...twoBooks, quantite: 10 },
      monthly,
    ])
  })

  test('a plan is bought once', () => {
    expect(addToCart([monthly], monthly)).toEqual([monthly])
    expect(readCart('mensuelx4')).toEqual([monthly])
  })

  test('takes no more lines than an order does', () => {
    const full = Array.from(
      { length: mostLines + 5 },
      (_, index): CartLine => ({
        nature: 'livre',
        id: index + 1,
        quantite: 1,
      }),
    )
    expect(readCart(writeCart(full))).toHaveLength(mostLines)
    expect(addToCart(full.slice(0, mostLines), monthly)).toHaveLength(mostLines)
  })

  test('counts what is in it', () => {
    expect(countOf([twoBooks, monthly])).toBe(3)
  })
})

describe('An item of the cart by its name', () => {
  test.each([
    [twoBooks, 'l12'],
    [seats, 's7'],
    [monthly, 'mensuel'],
    [cv, 'cv_professionnel'],
  ])('is written and read the same', (line, item) => {
    expect(cartItem(line)).toBe(item)
    expect(lineOfItem(item, line.quantite)).toEqual(line)
  })

  test.each([
    ['l0', 1],
    ['l12', 0],
    ['l12', 11],
    ['l12', 1.5],
    ['gratuit', 1],
    ['', 1],
    ['l12x3.l13', 1],
  ])('%j, %d times, is nothing that can be bought', (item, copies) => {
    expect(lineOfItem(item, copies)).toBeUndefined()
  })

  test('a plan is one, however many are asked for', () => {
    expect(lineOfItem('annuel', 4)).toEqual({ nature: 'formule', code: 'annuel', quantite: 1 })
  })
})
