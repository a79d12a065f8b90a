import { describe, expect, it } from 'vitest'
import { chosenPicture, wordsInText } from './chosenPicture.ts'

describe('a picture chosen in the library', () => {
  it('stands in the text by its address on the site, with its words', () => {
    const record = { id: 3, filename: 'marche 2.webp', alternativeText: 'Un étal' }
    expect(chosenPicture({ ...record, caption: 'Kaya, 2026' })).toEqual({
      src: '/uploads/marche%202.webp',
      alt: 'Un étal',
      title: 'Kaya, 2026',
    })
  })

  it('may be an ornament that shows nothing', () => {
    expect(chosenPicture({ filename: 'a.webp', alternativeText: null })).toMatchObject({
      alt: '',
      title: '',
    })
  })

  it('is nothing without a file', () => {
    expect(chosenPicture({ id: 3 })).toBeUndefined()
    expect(chosenPicture(undefined)).toBeUndefined()
  })

  it('has words that Markdown cannot take for anything else', () => {
    expect(wordsInText(' Le "grand" marché\n\n[Kaya] 5" ')).toBe('Le “grand” marché (Kaya) 5”')
  })
})
