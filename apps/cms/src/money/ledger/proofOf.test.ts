import { describe, expect, test } from 'vitest'
import { proofOf } from './proofOf.ts'

describe('The number of a transfer', () => {
  test.each([
    'PP261123.1405.A10231',
    'pp261123.1405.a10231',
    ' PP 261123 1405 A1O231 ',
    'PP261123-1405-AI0231',
    'PP261123.14O5.Al0231',
    'PP٢٦١١٢٣.1405.A10231',
    'ＰＰ261123.1405.A10231',
    'PP۲۶۱۱۲۳.1405.A10231',
  ])('%j is one and the same', (written) => {
    expect(proofOf('orange', written)).toBe('orange:PP2611231405A10231')
  })

  test('of another operator is another one', () => {
    expect(proofOf('moov', 'PP261123.1405.A10231')).not.toBe(
      proofOf('orange', 'PP261123.1405.A10231'),
    )
  })

  // A Cyrillic А, a Greek Α, a Devanagari digit: left out, they would make another number of it.
  test.each([
    '',
    '   ',
    '1234',
    '#----#',
    'PP261123.1405.А10231',
    'PP261123.1405.Α10231',
    'PP26112३',
  ])('%j proves nothing', (written) => {
    expect(proofOf('orange', written)).toBeUndefined()
  })
})
