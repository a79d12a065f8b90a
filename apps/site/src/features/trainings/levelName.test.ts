import { expect, test } from 'vitest'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { levelName } from './levelName.ts'

test.each([
  ['Débutant', 'en', 'Beginner'],
  ['debutant', 'fr', 'Débutant'],
  ['Avancé', 'ar', 'متقدّم'],
  ['Expert', 'en', 'Expert'],
  [null, 'en', null],
] as const)('The level %s in %s is %s', (niveau, locale, name) => {
  expect(levelName(niveau, dictionaryOf(locale))).toBe(name)
})
