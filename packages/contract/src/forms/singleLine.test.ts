import { describe, expect, test } from 'vitest'
import { singleLine } from './singleLine.ts'

describe('a text of one line', () => {
  test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\n', ' \n\t'])(
    'has no %j in it, nor at its ends',
    (end) => {
      expect(singleLine(`Awa${end}Sawadogo`)).toBe('Awa Sawadogo')
      expect(singleLine(`${end}Awa Sawadogo${end}`)).toBe('Awa Sawadogo')
    },
  )

  test('stays as it was typed otherwise', () => {
    for (const text of ['', ' Awa  Sawadogo ', 'a\u00a0b', 'أوا', 'tab\there']) {
      expect(singleLine(text)).toBe(text)
    }
  })

  test('is had of a hundred thousand ends, or spaces, in no time', () => {
    const began = performance.now()
    for (const many of [' ', '\n', ' \n', '\u0085']) singleLine(`a${many.repeat(50_000)}b`)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
