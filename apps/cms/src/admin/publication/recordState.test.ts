import type { Locale } from '@sira/contract/locales'
import { describe, expect, it } from 'vitest'
import { openState, recordState } from './recordState.ts'

describe('the state of a record in the lists', () => {
  const today = '2026-11-22'
  const state = { isPublic: true, hasDraft: false, wasPublished: true, lastDay: undefined }

  it('is what the public sees, and what waits besides', () => {
    expect(recordState(state, today)).toBe('Publié')
    expect(recordState({ ...state, hasDraft: true }, today)).toBe('Publié, modifié depuis')
  })

  it('tells what was taken back from what was never published', () => {
    const hidden = { ...state, isPublic: false, hasDraft: true }
    expect(recordState(hidden, today)).toBe('Dépublié')
    expect(recordState({ ...hidden, wasPublished: false }, today)).toBe('Brouillon')
  })

  it('is expired from the day after the last one', () => {
    expect(recordState({ ...state, lastDay: '2026-11-22' }, today)).toBe('Publié')
    expect(recordState({ ...state, lastDay: '2026-11-21' }, today)).toBe('Expiré')
  })
})

describe('the state above an open record', () => {
  const page = (language: Locale) => ({ language, path: `/${language}` })
  const state = (languages: Locale[], shared = false) =>
    openState('fr', { pages: [page('fr')], waiting: { languages, shared } })

  it('has changes to give up where they are in this language, or in all', () => {
    const changed = { words: 'Publié, modifié depuis', ownChanges: true }
    expect(state(['fr', 'ar'])).toEqual(changed)
    expect(state(['ar'], true)).toEqual(changed)
  })

  it('names the other languages that are being written', () => {
    expect(state(['ar', 'en'])).toEqual({
      words: 'Publié\u00a0; en brouillon\u00a0: anglais et arabe',
      ownChanges: false,
    })
  })

  it('has nothing to go back to in a language that was never published', () => {
    const pages = [page('fr')]
    const languages: Locale[] = ['en']
    expect(openState('en', { pages, waiting: { languages, shared: false } })).toEqual({
      words: 'Publié\u00a0; en brouillon\u00a0: anglais',
      ownChanges: false,
    })
    const all = { pages, waiting: { languages, shared: true } }
    expect(openState('en', all)).toMatchObject({ ownChanges: false })
  })

  it('is public as it is where nothing waits any more', () => {
    expect(state([])).toEqual({ words: 'Publié', ownChanges: false })
  })

  it('offers nothing before it knows', () => {
    expect(openState('fr', undefined)).toEqual({
      words: 'Publié, modifié depuis',
      ownChanges: false,
    })
  })
})
