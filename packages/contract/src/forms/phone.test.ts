import { describe, expect, test } from 'vitest'
import { isQuotePhone, normalisePhone } from './phone.ts'

describe('Phone of a quote (spec 5 and 9)', () => {
  test.each(['22670123456', '+22670123456', '022670123456'])('%s is one', (phone) => {
    expect(isQuotePhone(phone)).toBe(true)
  })

  test.each([
    ['2267012345', 'a digit is missing'],
    ['226701234567', 'a digit too many'],
    ['+022670123456', 'only one prefix'],
    ['70123456', 'no country'],
    ['22570123456', 'another country'],
    ['226 70123456', 'a space'],
    ['22670123456x', 'a letter after it'],
    ['x22670123456', 'a letter before it'],
    ['22670123456\n', 'a line break after it'],
    ['', 'nothing'],
  ])('« %s » is none: %s', (phone) => {
    expect(isQuotePhone(phone)).toBe(false)
  })
})

describe('A phone as it is typed', () => {
  test.each([
    ['70 12 34 56', '+22670123456'],
    ['70.12.34.56', '+22670123456'],
    ['70-12-34-56', '+22670123456'],
    ['(70) 12 34 56', '+22670123456'],
    ['70/12/34/56', '+22670123456'],
    ['70\u202f12\u00a034 56', '+22670123456'],
  ])('« %s » gets the chosen dial code', (typed, normalised) => {
    expect(normalisePhone(typed, '+226')).toBe(normalised)
  })

  test('with the dial code of another country keeps it, and is no number of the quote form', () => {
    const phone = normalisePhone('70123456', '+223')
    expect(phone).toBe('+22370123456')
    expect(isQuotePhone(phone)).toBe(false)
  })

  test.each([
    ['00226 70 12 34 56', '+22670123456'],
    ['+226 70 12 34 56', '+22670123456'],
    ['226 70 12 34 56', '22670123456'],
    ['0226 70 12 34 56', '022670123456'],
  ])('« %s » already names its country: no code is added', (typed, normalised) => {
    expect(normalisePhone(typed, '+226')).toBe(normalised)
  })

  test('that is no number is left for the check to refuse', () => {
    expect(normalisePhone('appelez-moi', '+226')).toBe('appelezmoi')
  })
})
