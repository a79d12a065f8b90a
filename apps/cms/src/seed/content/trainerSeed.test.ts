import { describe, expect, test } from 'vitest'
import { drawPortrait } from '../pictures/portrait.ts'
import { demoTrainers } from './trainerSeed.ts'

describe('The portraits of the demo trainers', () => {
  test('each trainer has one, and no two are the same', () => {
    const drawn = demoTrainers().map(({ Prenoms, Nom, portrait }) => {
      if (portrait === undefined) return undefined
      return drawPortrait({ name: `${Prenoms} ${Nom}`, hair: portrait, light: 'matin' })
    })
    expect(drawn).not.toContain(undefined)
    expect(new Set(drawn).size).toBe(6)
  })

  test('the same name has the same portrait at each start', () => {
    const draw = () => drawPortrait({ name: 'Mariam Sanou', hair: 'wrap', light: 'soir' })
    expect(draw()).toBe(draw())
  })
})
