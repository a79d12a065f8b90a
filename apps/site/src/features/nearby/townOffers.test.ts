import { describe, expect, it } from 'vitest'
import { border, mapTowns } from './places.ts'
import { townOffers } from './townOffers.ts'

const row = (title: string) => ({
  address: `/${title}`,
  title,
  language: 'fr',
  day: null,
  facts: [],
})

describe('What is near', () => {
  it('stands by town, however the town is spelled; what is anywhere stands nowhere', () => {
    const towns = townOffers(
      [
        { town: 'bobo dioulasso', row: row('tableur') },
        { town: null, row: row('en-ligne') },
      ],
      [
        { town: 'Bobo-Dioulasso', row: row('entrepot') },
        { town: 'Bamako', row: row('terrain') },
      ],
    )
    const [first, second] = towns
    expect(first).toMatchObject({ key: 'bobo-dioulasso', name: 'Bobo-Dioulasso' })
    expect(first?.trainings.map(({ title }) => title)).toEqual(['tableur'])
    expect(first?.jobs.map(({ title }) => title)).toEqual(['entrepot'])
    expect(second).toMatchObject({ key: 'bamako', trainings: [] })
    expect(towns).toHaveLength(mapTowns.length + 1)
  })

  it('is on a map that weighs little', () => {
    expect(border.length).toBeLessThan(400)
    expect(new Set(mapTowns.map(({ name }) => name)).size).toBe(mapTowns.length)
  })
})
