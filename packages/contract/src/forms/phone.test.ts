import { describe, expect, test } from 'vitest'
import { keptSpellings } from './nationalZero.ts'
import { internationalPhone } from './phone.ts'

describe('A phone as it is typed (product 5 and 9)', () => {
  test.each([
    '70123456',
    '70 12 34 56',
    '70.12.34.56',
    '70-12-34-56',
    '(70) 12 34 56',
    '70/12/34/56',
    '70\u202f12\u00a034 56',
    '70–12–34–56',
    '٧٠ ١٢ ٣٤ ٥٦',
    '\u202a+226 70 12 34 56\u202c',
    '22670123456',
    '+22670123456',
    '022670123456',
    '0022670123456',
    '226 70 12 34 56',
    '00226 70 12 34 56',
    '22670123456\n',
  ])('« %s » is the number +22670123456', (typed) => {
    expect(internationalPhone(typed, '+226')).toBe('+22670123456')
  })

  test.each([
    ['2267012345', 'a digit is missing'],
    ['226701234567', 'a digit too many'],
    ['+022670123456', 'only one prefix'],
    ['++22670123456', 'only one prefix'],
    ['22570123456', 'no number of Côte d’Ivoire either'],
    ['22670123456x', 'a letter after it'],
    ['x22670123456', 'a letter before it'],
    ['abc1', 'letters'],
    ['', 'nothing'],
    ['+', 'no digit'],
    ['+1234567890123456', 'longer than any number (E.164)'],
  ])('« %s » is none: %s', (typed) => {
    expect(internationalPhone(typed, '+226')).toBeUndefined()
  })

  test.each([
    ['07 08 09 10 11', '+225', '+2250708091011'],
    ['225 07 08 09 10 11', '+225', '+2250708091011'],
    ['024 123 4567', '+233', '+233241234567'],
    ['0803 123 4567', '+234', '+2348031234567'],
    ['77 123 45 67', '+221', '+221771234567'],
    ['01 97 12 34 56', '+229', '+2290197123456'],
    ['70123456', '+223', '+22370123456'],
  ])('« %s » under %s is %s', (typed, dialCode, number) => {
    expect(internationalPhone(typed, dialCode)).toBe(number)
  })

  test.each([
    ['+225 07 08 09 10 11', '+2250708091011'],
    ['00223 70 12 34 56', '+22370123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('« %s » names its country itself, whatever was chosen', (typed, number) => {
    expect(internationalPhone(typed, '+226')).toBe(number)
  })

  test.each([
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+33 06 12 34 56 78', '+33612345678'],
    ['0033 (0) 6 12 34 56 78', '+33612345678'],
    ['(+33) 06.12.34.56.78', '+33612345678'],
    ['+330612345678', '+33612345678'],
    ['\u202a+33\u00a0(0)6 12 34 56 78\u202c', '+33612345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+32 (0)470 12 34 56', '+32470123456'],
    ['+212 06 12 34 56 78', '+212612345678'],
    ['+353 (0)1 234 5678', '+35312345678'],
    ['+226 (0)70 12 34 56', '+22670123456'],
    ['226 (0)70 12 34 56', '+22670123456'],
    ['(0)70 12 34 56', '+22670123456'],
    ['+224 (0)30 45 12 34', '+22430451234'],
    ['+233 (0)24 123 4567', '+233241234567'],
    ['+٣٣ (٠)٦ ١٢ ٣٤ ٥٦ ٧٨', '+33612345678'],
  ])('« %s » is %s: the zero is dialled within the country alone', (typed, number) => {
    expect(internationalPhone(typed, '+226')).toBe(number)
  })

  test.each([
    ['+39 06 6982 1234', '+390669821234'],
    ['+39 (0)6 6982 1234', '+390669821234'],
    ['+378 0549 882 914', '+3780549882914'],
    ['+242 06 612 34 56', '+242066123456'],
    ['+225 (0)7 08 09 10 11', '+2250708091011'],
    ['+229 (0)1 97 12 34 56', '+2290197123456'],
    ['+229 01 97 12 34 56', '+2290197123456'],
    ['+226 07 12 34 56', '+22607123456'],
    ['+226 (0)7 12 34 56', '+22607123456'],
  ])('« %s » is %s: the zero is part of the number', (typed, number) => {
    expect(internationalPhone(typed, '+226')).toBe(number)
  })

  test.each([
    ['+33612345678', ['+33612345678', '+330612345678']],
    ['+390669821234', ['+390669821234']],
    ['+22670123456', ['+22670123456', '+226070123456']],
    ['+22607123456', ['+22607123456']],
  ])('%s may have been kept as %j', (phone, spellings) => {
    expect(keptSpellings(phone)).toEqual(spellings)
  })

  test('without a dial code is a number only where it names its country', () => {
    expect(internationalPhone('70123456', '')).toBeUndefined()
    expect(internationalPhone('22670123456', '')).toBe('+22670123456')
  })
})
