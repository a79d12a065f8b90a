import { describe, expect, it } from 'vitest'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { problemOf } from './problemOf.ts'
import { courierProblems, jobProblems } from './problemWords.ts'

const words = jobProblems(dictionaryOf('fr'))

describe('What a candidate reads where nothing was taken', () => {
  it('stands at its field, in the words of the page', () => {
    const field = 'phone'
    expect(problemOf({ status: 400, field, message: 'phone must be…', name: 'x' }, words)).toEqual({
      field,
      message: words.problems.phone,
    })
    expect(problemOf({ status: 400, field: 'constructor' }, words).message).toBe(words.refused)
  })

  it('says of a file what the back office found in it', () => {
    const found = { status: 415, field: 'cv', message: 'Ce fichier est vide.', name: 'empty' }
    expect(problemOf(found, words)).toEqual({ field: 'cv', message: 'Ce fichier est vide.' })
    expect(problemOf({ status: 413, field: 'lettre' }, words)).toEqual({
      field: 'cv',
      message: words.large,
    })
    const courier = courierProblems(dictionaryOf('fr'))
    const licence = { status: 415, field: 'permis', message: 'Ce fichier est vide.', name: 'empty' }
    expect(problemOf(licence, courier)).toEqual({ field: 'permis', message: licence.message })
    expect(problemOf({ status: 413 }, courier).field).toBe('piece')
    expect(problemOf({ status: 400, field: 'cv', message: 'cv must be a file' }, words)).toEqual({
      field: 'cv',
      message: words.problems.cv,
    })
  })

  it.each([
    [400, words.refused],
    [409, words.again],
    [429, words.tooOften],
    [503, words.failure],
  ])('says for %i what can be done', (status, message) => {
    expect(problemOf({ status }, words)).toEqual({ message })
  })
})
