import { placeKey } from '@sira/contract/placeKey'
import { describe, expect, it } from 'vitest'
import { choiceAddress } from './choiceAddress.ts'
import { chosenIn, isWorthKeeping } from './chosenIn.ts'
import { inPlace } from './narrowing.ts'
import { townChoices } from './placeChoices.ts'

const names = ['ville', 'niveau'] as const
const selection = { ville: 'kaya', niveau: ['debutant', 'avance'] }
const list = { route: '/liste', resultsId: 'resultats' }

describe('What is chosen', () => {
  it('is taken away one by one, of several values of a filter too', () => {
    expect(chosenIn(selection, names)).toEqual([
      {
        criterion: 'ville',
        value: 'kaya',
        without: { ville: undefined, niveau: ['debutant', 'avance'] },
      },
      { criterion: 'niveau', value: 'debutant', without: { ville: 'kaya', niveau: ['avance'] } },
      { criterion: 'niveau', value: 'avance', without: { ville: 'kaya', niveau: ['debutant'] } },
    ])
  })

  it('stands in the address, which leads to the results', () => {
    expect(choiceAddress(list, selection, names)).toBe(
      '/liste?ville=kaya&niveau=debutant&niveau=avance#resultats',
    )
    expect(choiceAddress(list, {}, names)).toBe('/liste#resultats')
  })

  it.each([
    [[], 0, true],
    [['ville'], 3, true],
    [['ville'], 0, false],
    [['ville', 'niveau'], 3, false],
  ])('(%o), which found %i, makes a page that is kept: %s', (chosen, found, kept) => {
    expect(isWorthKeeping(chosen, found)).toBe(kept)
  })
})

describe('A place to choose', () => {
  const towns = townChoices(['Kaya', 'Ouagadougou', 'KAYA ', null, ''], 'ar')

  it('is one however it is spelled, and read in the language of the page', () => {
    expect(towns).toEqual([
      { value: 'kaya', name: 'كايا', spellings: ['Kaya', 'KAYA '] },
      { value: 'ouagadougou', name: 'واغادوغو', spellings: ['Ouagadougou'] },
    ])
  })

  it('is asked for by all its spellings; one that nothing is in, all the same', () => {
    expect(inPlace('ville', 'kaya', towns)).toEqual({
      'filters[ville][$in][0]': 'Kaya',
      'filters[ville][$in][1]': 'KAYA ',
    })
    expect(inPlace('ville', 'dori', towns)).toEqual({ 'filters[ville][$in][0]': 'dori' })
  })

  it('is written without accents and case in an address', () => {
    expect(placeKey(' Bobo-Dioulasso ')).toBe('bobo-dioulasso')
    expect(placeKey('Fada N’Gourma')).toBe('fada-n-gourma')
  })
})
