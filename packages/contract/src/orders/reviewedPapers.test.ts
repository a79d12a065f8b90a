import { expect, test } from 'vitest'
import { formFiles } from '../deposits/formFiles.ts'
import { papersOf, reviewedPaperNames } from './reviewedPapers.ts'

test('An order is about the papers that its services work on, each sent by its name', () => {
  expect(papersOf([{ code: 'lettre_motivation' }, {}, { code: 'cv_professionnel' }])).toEqual([
    'cv',
    'lettre',
  ])
  expect(papersOf([{ code: 'mensuel' }, { code: null }])).toEqual([])
  expect(formFiles.relectures).toEqual(reviewedPaperNames)
})
