import { expect, it } from 'vitest'
import { cvPeriod } from './cvDates.ts'
import { emptyResume } from './emptyResume.ts'
import { printedCv } from './printedCv.ts'

it('an empty CV has no part at all', () => {
  expect(printedCv(emptyResume('fr'))).toMatchObject({ name: '', contacts: [], sections: [] })
})

it.each([
  ['2019-03', '2021-06', 'fr', 'mars 2019 – juin 2021'],
  ['2019', '', 'fr', 'depuis 2019'],
  ['2019-03', '', 'en', 'since March 2019'],
  ['2019-03', '', 'ar', 'منذ مارس 2019'],
  ['', '2020', 'fr', 'jusqu’à 2020'],
  ['201', '2020-', 'fr', ''],
] as const)('a post from « %s » to « %s » in %s: %s', (from, to, lang, period) => {
  expect(cvPeriod(from, to, lang, true)).toBe(period)
})

it('speaks its own language: titles, months, languages and levels that we know', () => {
  const resume = emptyResume('ar')
  resume.languages.push({ language: 'mooré', fluency: 'Mother tongue' })
  resume.languages.push({ language: 'Swahili', fluency: '' })
  resume.meta['x-sira'].licences = ['A', 'B']
  const parts = printedCv(resume).sections.map(({ title, items }) => [title, ...items])
  expect(parts).toEqual([
    ['اللغات', 'الموري: اللغة الأم', 'Swahili'],
    ['رخصة القيادة', 'رخصة A، B'],
  ])
})
