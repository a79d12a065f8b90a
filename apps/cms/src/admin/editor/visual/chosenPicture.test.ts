import { describe, expect, it } from 'vitest'
import { chosenPicture } from './chosenPicture.ts'

describe('a picture chosen in the library', () => {
  it('stands in the text by its address on the site, with what it shows', () => {
    const record = { id: 3, filename: 'marche 2.webp', alternativeText: 'Un étal' }
    expect(chosenPicture(record)).toEqual({ src: '/uploads/marche%202.webp', alt: 'Un étal' })
  })

  it('may be an ornament that shows nothing', () => {
    expect(chosenPicture({ filename: 'a.webp', alternativeText: null })?.alt).toBe('')
  })

  it('is nothing without a file', () => {
    expect(chosenPicture({ id: 3 })).toBeUndefined()
    expect(chosenPicture(undefined)).toBeUndefined()
  })
})
