import { expect, test } from 'vitest'
import { arabicLetters, typographyFaults } from '../content/textRules.ts'
import { scenes } from './sceneByName.ts'
import { sceneDescription } from './sceneDescription.ts'

test('Every scene is described in three languages, in a few words of its own', () => {
  const descriptions = Object.values(sceneDescription)
  expect(Object.keys(sceneDescription)).toEqual(Object.keys(scenes))
  expect(new Set(descriptions.map(({ fr }) => fr)).size).toBe(descriptions.length)
  for (const { fr, en, ar } of descriptions) {
    expect(typographyFaults(fr)).toEqual([])
    expect(fr.length).toBeLessThan(80)
    expect(en).toBeTruthy()
    expect(ar).toMatch(arabicLetters)
  }
})
