import { describe, expect, it } from 'vitest'
import { listBehind, noteOpened, takeTurn } from './openedFrom.ts'

describe('the list that a record was opened from', () => {
  it('is known by what it shows and in which order, not by its page', () => {
    noteOpened('devis/7', '?where[and][0][state][equals]=new&search=Awa&page=2&limit=25&sort=nom')
    const list = new URLSearchParams(listBehind('devis/7'))
    expect([...list]).toEqual([
      ['where[and][0][state][equals]', 'new'],
      ['search', 'Awa'],
      ['sort', 'nom'],
    ])
    expect(takeTurn('devis/7')).toBe(false)
  })

  it('is none of another record, which was come to in another way', () => {
    noteOpened('devis/7', 'sort=nom')
    expect(listBehind('devis/8')).toBe('')
  })

  it('goes along from one to the next', () => {
    noteOpened('devis/7', 'sort=nom')
    noteOpened('devis/8', listBehind('devis/7'), true)
    expect(listBehind('devis/8')).toBe('sort=nom')
    expect([takeTurn('devis/7'), takeTurn('devis/8'), takeTurn('devis/8')]).toEqual([
      false,
      true,
      false,
    ])
  })
})
