import { describe, expect, test } from 'vitest'
import { commentForm } from './comment.ts'
import { firstProblem, formProblems, payloadOf } from './readForm.ts'

const typed = {
  article: 'rentree-2026',
  nom: 'Awa',
  texte: 'Merci <b>beaucoup</b>',
  parent: '',
  locale: '',
}

describe('A comment', () => {
  test('needs an article, a name and a text, and nothing else', () => {
    expect(firstProblem(commentForm, typed, 'fr')).toBeUndefined()
    const empty = { ...typed, article: '', nom: '', texte: '' }
    const fields = formProblems(commentForm, empty, 'fr').map(({ field }) => field)
    expect(fields).toEqual(['article', 'nom', 'texte'])
  })

  test('is sent as it was typed: what looks like markup is text', () => {
    expect(payloadOf(commentForm, typed).data.texte).toBe('Merci <b>beaucoup</b>')
  })

  test.each([
    ['12', true],
    [' 12 ', true],
    ['-1', false],
    ['douze', false],
    ['1234567890', false],
  ])('answers number %j: %s', (parent, taken) => {
    const problem = firstProblem(commentForm, { ...typed, parent }, 'fr')
    expect(problem === undefined).toBe(taken)
  })

  test.each([
    ['rentree-2026', true],
    ['été', true],
    ['un/deux', false],
    ['a,b', false],
    ['', false],
  ])('is about %j: %s', (article, taken) => {
    const problem = firstProblem(commentForm, { ...typed, article }, 'fr')
    expect(problem === undefined).toBe(taken)
  })

  test.each([
    ['ar', true],
    ['de', false],
  ])('is written in %s: %s', (locale, taken) => {
    const problem = firstProblem(commentForm, { ...typed, locale }, 'fr')
    expect(problem === undefined).toBe(taken)
  })

  test('is no letter and no book', () => {
    const { nom, texte } = commentForm.fields
    expect([nom.longest.sent, texte.longest.sent]).toEqual([80, 2000])
  })

  test.each([
    ['fr', 'Veuillez saisir un commentaire.'],
    ['en', 'Please type a comment.'],
    ['ar', 'يُرجى كتابة تعليق.'],
  ] as const)('without a text is told so in %s', (locale, message) => {
    const problem = firstProblem(commentForm, { ...typed, texte: ' \n ' }, locale)
    expect(problem).toEqual({ field: 'texte', message })
  })

  test('says that it appears once it was read, and never that it has appeared', () => {
    const said = Object.values(commentForm.messages).map(({ success }) => success)
    expect(said[0]).toContain('une fois relu')
    expect(new Set(said).size).toBe(3)
  })
})
