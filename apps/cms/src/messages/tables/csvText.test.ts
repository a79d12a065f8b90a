import { describe, expect, test } from 'vitest'
import { csvText } from './csvText.ts'

const text = 'Référence;Libellé;Reçu\nR1;Dépôt n° 3;Été à l’école'
const utf16 = Buffer.from(text, 'utf16le')
/** The accented letters of the text, as the Mac wrote them before UTF-8. */
const mac: Record<string, number> = {
  é: 0x8e,
  ç: 0x8d,
  ô: 0x99,
  '°': 0xa1,
  É: 0x83,
  à: 0x88,
  '’': 0xd5,
}
/** And as DOS did. */
const dos: Record<string, number> = {
  é: 0x82,
  ç: 0x87,
  ô: 0x93,
  '°': 0xf8,
  É: 0x90,
  à: 0x85,
  '’': 0x27,
}
const windows: Record<string, number> = { '’': 0x92 }
const written = (letters: Record<string, number>) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0))
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()

describe('A file of a spreadsheet', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', utf16],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 of the other order', swapped(utf16)],
    [
      'UTF-16 of the other order with its mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), swapped(utf16)]),
    ],
    ['the letters of Windows', written(windows)],
    ['the letters of the Mac', written(mac)],
  ])('is read in %s', (_how, bytes) => {
    expect(csvText(bytes)).toBe(text)
  })

  test.each([
    ['letters of DOS', written(dos), /CSV UTF-8/],
    ['UTF-8 that is cut', Buffer.concat([Buffer.from(text), Buffer.from([0xc3])]), /CSV UTF-8/],
    ['a workbook', Buffer.from('PK\u0003\u0004'), /classeur Excel/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /classeur Excel/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    ['bytes of a program', Buffer.from([1, 2, 0, 0, 0, 3, 4, 5]), /CSV/],
  ])('is refused with a sentence: %s', (_what, bytes, said) => {
    expect(() => csvText(bytes)).toThrow(said)
  })
})
