import { expect, test } from 'vitest'
import { joinedInWords, reportInWords } from './importInWords.ts'

const none = { rows: 0, joining: 0, known: 0, left: 0, setAside: 0, refused: [] }

test('what would come of a file is told in French, without what happens to nobody', () => {
  expect(reportInWords(none)).toEqual(['Personne à inscrire'])
  const refused = [{ line: 2, email: 'x', why: 'Cette adresse n’en est pas une.' }]
  const some = { rows: 7, joining: 1, known: 2, left: 1, setAside: 2, refused }
  expect(reportInWords(some)).toEqual([
    '1 personne à inscrire',
    '2 personnes déjà abonnées\u00a0: rien ne change',
    '1 personne désabonnée\u00a0: elle le reste',
    '2 personnes dont l’adresse refuse nos lettres et reste écartée',
    '1 ligne refusée, ci-dessous',
  ])
  expect(joinedInWords(2)).toMatch(/^2 personnes inscrites.*leur dit/)
})
