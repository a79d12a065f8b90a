import { describe, expect, test } from 'vitest'
import { moveOf, nextStates } from '../dossiers/moves.ts'
import { applicationRequest, withdrawalRequest } from './applicationRequest.ts'
import {
  applicationMoves,
  applicationStates,
  openApplicationStates,
  refusalReasons,
} from './applicationStates.ts'

describe('An application', () => {
  test('goes on step by step, by staff, and its candidate is told of each', () => {
    const way = ['reçue', 'présélection', 'entretien', 'proposée', 'retenue'] as const
    for (const [at, to] of way.slice(1).entries()) {
      const from = way[at] ?? 'reçue'
      expect(moveOf(applicationMoves, from, to, 'personnel')?.letter).toBe(to)
      expect(moveOf(applicationMoves, from, to, 'client')).toBeUndefined()
    }
    expect(moveOf(applicationMoves, 'reçue', 'retenue', 'personnel')).toBeUndefined()
  })

  test('is refused by the clock alone, once its hour has come', () => {
    for (const from of openApplicationStates) {
      expect(moveOf(applicationMoves, from, 'refusée', 'horloge')?.letter).toBe('refusée')
      expect(moveOf(applicationMoves, from, 'refusée', 'personnel')).toBeUndefined()
    }
  })

  test('is withdrawn by its candidate as long as nothing is decided', () => {
    const mayWithdraw = applicationStates.filter((from) =>
      nextStates(applicationMoves, from, 'client').includes('retirée'),
    )
    expect(mayWithdraw).toEqual([...openApplicationStates])
  })

  test('that was withdrawn begins anew, by staff alone', () => {
    expect(nextStates(applicationMoves, 'retirée', 'personnel')).toEqual(['reçue'])
    expect(nextStates(applicationMoves, 'retirée', 'client')).toEqual([])
  })

  test('that was decided by mistake goes back by staff alone, and no letter goes twice', () => {
    expect(nextStates(applicationMoves, 'retenue', 'personnel')).toEqual(['proposée'])
    expect(nextStates(applicationMoves, 'refusée', 'personnel')).toEqual([...openApplicationStates])
    for (const [from, to] of [
      ['retenue', 'proposée'],
      ['refusée', 'entretien'],
    ] as const) {
      expect(moveOf(applicationMoves, from, to, 'personnel')?.letter).toBeUndefined()
      expect(nextStates(applicationMoves, from, 'client')).toEqual([])
    }
  })

  test('keeps reasons that no list ever loses', () => {
    expect(refusalReasons).toEqual(expect.arrayContaining(['profil', 'injoignable', 'pourvue']))
    expect(new Set(refusalReasons).size).toBe(refusalReasons.length)
  })
})

describe('What is sent with an application', () => {
  const least = { nom: 'Awa', phone: '70 12 34 56', consentement: true }

  test('is a name, a number and a consent at least', () => {
    expect(applicationRequest.parse(least)).toMatchObject(least)
    for (const missing of Object.keys(least)) {
      const sent = { ...least, [missing]: undefined }
      expect(applicationRequest.safeParse(sent).success, missing).toBe(false)
    }
  })

  test('may come from a page without script, where all of it is text', () => {
    const typed = {
      ...least,
      job: '12',
      email: '',
      message: '',
      indicatif: '',
      consentement: 'oui',
    }
    expect(applicationRequest.parse(typed)).toMatchObject({ job: 12, nom: 'Awa' })
    expect(applicationRequest.parse({ ...typed, job: '' }).job).toBeUndefined()
  })

  test.each([
    ['no consent', { consentement: false }],
    ['a consent in other words', { consentement: 'non' }],
    ['a name without letters', { nom: '123' }],
    ['an offer that is no number', { job: 'x' }],
    ['a language that the site has not', { locale: 'de' }],
    ['a message as long as a book', { message: 'a'.repeat(5001) }],
    ['more answers than questions', { reponses: Array(21).fill({ question: 'a', reponse: 'b' }) }],
  ])('is refused with %s', (_, changed) => {
    expect(applicationRequest.safeParse({ ...least, ...changed }).success).toBe(false)
  })

  test('is withdrawn by the pair that follows it', () => {
    const pair = { reference: 'ca 2026 7kq4p9x', phone: '70 12 34 56' }
    expect(withdrawalRequest.parse(pair)).toEqual(pair)
    expect(withdrawalRequest.safeParse({ ...pair, phone: '' }).success).toBe(false)
  })
})
