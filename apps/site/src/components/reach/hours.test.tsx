import { expect, test } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { fr } from '../../i18n/fr.ts'
import { Hours } from './Hours.tsx'

const settings = { weekdayHours: '07H-17H', saturdayHours: '09H-12H' }

test('The hours are read as staff wrote them, and none is broken at its hyphen', () => {
  const { html } = rendered(<Hours settings={settings} words={fr} />)
  expect(html.replace(/<[^>]+>/g, '')).toBe('Lundi à vendredi 07H-17H, samedi 09H-12H')
  expect(html.match(/<span class="whitespace-nowrap">0[79]H-1[27]H/g)).toHaveLength(2)
})
