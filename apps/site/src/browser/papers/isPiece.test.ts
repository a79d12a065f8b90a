import { describe, expect, it } from 'vitest'
import { isPiece } from './isPiece.ts'

describe('A paper for the file of a candidate', () => {
  it.each([
    ['a PDF', '%PDF-1.7', true],
    ['a photograph', [0xff, 0xd8, 0xff, 0xe0], true],
    ['a picture of a screen', [0x89, 0x50, 0x4e, 0x47, 0x0d], true],
    ['a page that is named as a PDF', '<html>%PDF-1.7', false],
    ['a file that ends at once', '%PD', false],
    ['an empty file', '', false],
  ])('may be %s by its content: %s', async (_, content, isOne) => {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content)
    expect(await isPiece(new File([bytes], 'diplome.pdf', { type: 'application/pdf' }))).toBe(isOne)
  })
})
